"""The sentence model with whole-number arithmetic: twice as fast, and alike on every processor.

The model as published keeps its weights in eight bits but multiplies in floating point. Here each
multiplication by such weights is made a `DynamicQuantizeMatMul` of ONNX Runtime. The weights
give up their last bit: with eight, processors without VNNI would overflow in sums of two products
and give other vectors than the rest. Token vectors keep a cosine of .99 with the published ones.
Word vectors are turned to floating point when they are looked up, not as a whole table: 50 MB less.

The file is read and written as the protocol-buffer wire format that it is (fields of onnx.proto,
https://github.com/onnx/onnx/blob/main/onnx/onnx.proto), which needs no library.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

_VARINT, _FIXED_64, _BYTES, _FIXED_32 = 0, 1, 2, 5
_MODEL_GRAPH, _MODEL_OPSET = 7, 8
_GRAPH_NODE, _GRAPH_INITIALIZER = 1, 5
_NODE_INPUT, _NODE_OUTPUT, _NODE_TYPE, _NODE_ATTRIBUTE, _NODE_DOMAIN = 1, 2, 4, 5, 7
_TENSOR_DIMS, _TENSOR_TYPE, _TENSOR_NAME, _TENSOR_RAW = 1, 2, 8, 9
_FLOAT, _INT8 = 1, 3
_DOMAIN = b"com.microsoft"


class _Field(NamedTuple):
    number: int
    wire: int
    value: memoryview
    """Contents of a field of bytes; the encoded value of any other. A view: models are large."""


class _Node(NamedTuple):
    kind: bytes
    inputs: list[bytes]
    outputs: list[bytes]


class _Table(NamedTuple):
    matrix: bytes
    """Name of the eight-bit table."""
    floats: bytes
    """Name of the same as floats."""
    scale: bytes
    """Name of what the floats are multiplied by."""
    user: bytes
    """What the product is used for: MatMul or Gather."""


def quantized(model: bytes) -> bytes | None:
    """The model with multiplications by eight-bit weights done in whole numbers.

    Args:
        model: An ONNX file whose weights are kept as int8, turned to float by Cast and Mul.

    Returns:
        The changed file, or None if the file is not built that way.
    """
    try:
        fields = list(_fields(memoryview(model)))
        (graph,) = (list(_fields(f.value)) for f in fields if f.number == _MODEL_GRAPH)
        tables = _tables([_node(f.value) for f in graph if f.number == _GRAPH_NODE])
        changed = _changed(graph, tables)
    except (ValueError, IndexError):
        return None
    if not any(table.user == b"MatMul" for table in tables.values()):
        return None
    opset = _bytes(1, _DOMAIN) + _key(2, _VARINT) + _varint(1)
    kept = [part for f in fields if f.number != _MODEL_GRAPH for part in _written(f)]
    head = _key(_MODEL_GRAPH, _BYTES) + _varint(sum(map(len, changed)))
    return b"".join([*kept, head, *changed, _bytes(_MODEL_OPSET, opset)])


def _tables(nodes: Sequence[_Node]) -> dict[bytes, _Table]:
    """Tables of floats made from eight bits, by name, that are only multiplied by or looked up."""
    uses: dict[bytes, set[tuple[bytes, int]]] = defaultdict(set)
    cast: dict[bytes, bytes] = {}
    for kind, inputs, outputs in nodes:
        for place, name in enumerate(inputs):
            uses[name].add((kind, place))
        if kind == b"Cast":
            cast[outputs[0]] = inputs[0]
    found: dict[bytes, _Table] = {}
    for kind, inputs, outputs in nodes:
        if kind == b"Mul" and inputs[0] in cast and uses[inputs[0]] == {(b"Mul", 0)}:
            for user in ((b"MatMul", 1), (b"Gather", 0)):
                if uses[outputs[0]] == {user}:
                    found[outputs[0]] = _Table(cast[inputs[0]], inputs[0], inputs[1], user[0])
    return found


def _changed(graph: Sequence[_Field], tables: dict[bytes, _Table]) -> list[bytes | memoryview]:
    factors = [table for table in tables.values() if table.user == b"MatMul"]
    matrices, scales = {t.matrix for t in factors}, {t.scale for t in factors}
    needless = {*tables, *(table.floats for table in tables.values())}
    written: list[bytes | memoryview] = []
    for field in graph:
        if field.number == _GRAPH_NODE:
            written += _changed_node(field, tables, needless)
            continue
        parts = list(_fields(field.value)) if field.number == _GRAPH_INITIALIZER else []
        name = next((bytes(part.value) for part in parts if part.number == _TENSOR_NAME), b"")
        if name in matrices:
            written.append(_bytes(_GRAPH_INITIALIZER, _halved(parts)))
        elif name in scales:
            written.append(_bytes(_GRAPH_INITIALIZER, _doubled(parts)))
        else:
            written += _written(field)
    return written


def _changed_node(
    field: _Field, tables: dict[bytes, _Table], needless: set[bytes]
) -> list[bytes | memoryview]:
    node = _node(field.value)
    if node.outputs and node.outputs[0] in needless:
        return []
    if node.kind == b"Gather" and (table := tables.get(node.inputs[0])):
        return [*_looked_up(table, node.inputs[1], node.outputs[0])]
    if node.kind == b"MatMul" and (table := tables.get(node.inputs[1])):
        own = [_bytes(_NODE_INPUT, n) for n in (node.inputs[0], table.matrix, table.scale)]
        own += [_bytes(_NODE_OUTPUT, name) for name in node.outputs]
        own += [_bytes(_NODE_TYPE, b"DynamicQuantizeMatMul"), _bytes(_NODE_DOMAIN, _DOMAIN)]
        return [_bytes(_GRAPH_NODE, b"".join(own))]
    return _written(field)


def _looked_up(table: _Table, index: bytes, output: bytes) -> list[bytes]:
    """Rows of an eight-bit table, and of its scale by rows, multiplied in floating point."""
    rows, floats, scales = output + b"_rows", output + b"_floats", output + b"_scales"
    # An AttributeProto: its name, its whole number, and that it is one.
    to_float = (
        _bytes(1, b"to") + _key(3, _VARINT) + _varint(_FLOAT) + _key(20, _VARINT) + _varint(2)
    )
    return [
        _operator(b"Gather", (table.matrix, index), rows),
        _operator(b"Cast", (rows,), floats, _bytes(_NODE_ATTRIBUTE, to_float)),
        _operator(b"Gather", (table.scale, index), scales),
        _operator(b"Mul", (floats, scales), output),
    ]


def _operator(kind: bytes, inputs: Sequence[bytes], output: bytes, attribute: bytes = b"") -> bytes:
    named = [_bytes(_NODE_INPUT, name) for name in inputs]
    node = [*named, _bytes(_NODE_OUTPUT, output), _bytes(_NODE_TYPE, kind), attribute]
    return _bytes(_GRAPH_NODE, b"".join(node))


def _node(data: memoryview) -> _Node:
    node = _Node(b"", [], [])
    for field in _fields(data):
        if field.number == _NODE_TYPE:
            node = node._replace(kind=bytes(field.value))
        elif field.number == _NODE_INPUT:
            node.inputs.append(bytes(field.value))
        elif field.number == _NODE_OUTPUT:
            node.outputs.append(bytes(field.value))
    return node


def _halved(parts: Iterable[_Field]) -> bytes:
    """Weights of seven bits."""

    def halved(raw: memoryview) -> bytes:
        return np.rint(np.frombuffer(raw, np.int8) / 2).astype(np.int8).tobytes()

    return _with_raw(parts, _INT8, halved)


def _doubled(parts: Iterable[_Field]) -> bytes:
    """Their scale, as the list that the operator asks for instead of a matrix of one row."""
    flat = [part for part in parts if part.number != _TENSOR_DIMS]
    count = sum(len(p.value) // 4 for p in flat if p.number == _TENSOR_RAW)

    def doubled(raw: memoryview) -> bytes:
        return (np.frombuffer(raw, "<f4") * 2).astype("<f4").tobytes()

    return _key(_TENSOR_DIMS, _VARINT) + _varint(count) + _with_raw(flat, _FLOAT, doubled)


def _with_raw(parts: Iterable[_Field], kind: int, change: Callable[[memoryview], bytes]) -> bytes:
    written: list[bytes | memoryview] = []
    raws = 0
    for part in parts:
        if part.number == _TENSOR_TYPE and bytes(part.value) != _varint(kind):
            raise ValueError("a tensor of another type")
        if part.number == _TENSOR_RAW:
            raws += 1
            written.append(_bytes(_TENSOR_RAW, change(part.value)))
        else:
            written += _written(part)
    if raws != 1:
        raise ValueError("a tensor kept in another way")
    return b"".join(written)


def _fields(data: memoryview) -> Iterator[_Field]:
    """The fields of a message in order.

    Raises:
        ValueError: It is no such message.
        IndexError: It ends too early.
    """
    at = 0
    while at < len(data):
        tag, at = _read_varint(data, at)
        wire, start = tag & 7, at
        if wire == _BYTES:
            size, start = _read_varint(data, at)
            at = start + size
        elif wire == _VARINT:
            _, at = _read_varint(data, at)
        elif wire in {_FIXED_32, _FIXED_64}:
            at += 4 if wire == _FIXED_32 else 8
        else:
            raise ValueError("an unknown wire type")
        if at > len(data):
            raise IndexError("a field longer than its message")
        yield _Field(tag >> 3, wire, data[start:at])


def _read_varint(data: memoryview, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:  # noqa: PLR2004 - the highest bit says that more follow
            return value, at
        shift += 7


def _written(field: _Field) -> list[bytes | memoryview]:
    head = _key(field.number, field.wire)
    if field.wire == _BYTES:
        head += _varint(len(field.value))
    return [head, field.value]


def _bytes(number: int, value: bytes) -> bytes:
    return _key(number, _BYTES) + _varint(len(value)) + value


def _key(number: int, wire: int) -> bytes:
    return _varint(number << 3 | wire)


def _varint(value: int) -> bytes:
    written = bytearray()
    while value > 127:  # noqa: PLR2004
        written.append(value & 127 | 128)
        value >>= 7
    written.append(value)
    return bytes(written)
