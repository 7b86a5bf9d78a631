"""The sentence model with whole-number arithmetic: twice as fast, and alike on every processor.

The model as published keeps its weights in eight bits but multiplies in floating point. Here each
multiplication by such weights is made a `DynamicQuantizeMatMul` of ONNX Runtime. The weights
give up their last bit: with eight, processors without VNNI would overflow in sums of two products
and give other vectors than the rest. Token vectors keep a cosine of .99 with the published ones.

The file is read and written as the protocol-buffer wire format that it is (fields of onnx.proto,
https://github.com/onnx/onnx/blob/main/onnx/onnx.proto), which needs no library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

_VARINT, _FIXED_64, _BYTES, _FIXED_32 = 0, 1, 2, 5
_MODEL_GRAPH, _MODEL_OPSET = 7, 8
_GRAPH_NODE, _GRAPH_INITIALIZER = 1, 5
_NODE_INPUT, _NODE_OUTPUT, _NODE_TYPE, _NODE_DOMAIN = 1, 2, 4, 7
_TENSOR_DIMS, _TENSOR_TYPE, _TENSOR_NAME, _TENSOR_RAW = 1, 2, 8, 9
_FLOAT, _INT8 = 1, 3
_DOMAIN = b"com.microsoft"


class _Field(NamedTuple):
    number: int
    wire: int
    value: bytes
    """Contents of a field of bytes; the encoded value of any other."""


def quantized(model: bytes) -> bytes | None:
    """The model with multiplications by eight-bit weights done in whole numbers.

    Args:
        model: An ONNX file whose weights are kept as int8, turned to float by Cast and Mul.

    Returns:
        The changed file, or None if the file is not built that way.
    """
    try:
        fields = list(_fields(model))
        (graph,) = (list(_fields(f.value)) for f in fields if f.number == _MODEL_GRAPH)
        weights = _weights(graph)
        changed = _changed(graph, weights)
    except (ValueError, IndexError):
        return None
    if not weights:
        return None
    opset = _bytes(1, _DOMAIN) + _key(2, _VARINT) + _varint(1)
    kept = (f for f in fields if f.number != _MODEL_GRAPH)
    return b"".join(
        [*map(_written, kept), _bytes(_MODEL_GRAPH, changed), _bytes(_MODEL_OPSET, opset)]
    )


def _weights(graph: Sequence[_Field]) -> dict[bytes, tuple[bytes, bytes]]:
    """For each matrix multiplied by: the names of its eight-bit weights and of their scale."""
    cast: dict[bytes, bytes] = {}
    scaled: dict[bytes, tuple[bytes, bytes]] = {}
    used: set[bytes] = set()
    for field in graph:
        if field.number != _GRAPH_NODE:
            continue
        kind, inputs, outputs = _node(field.value)
        if kind == b"Cast":
            cast[outputs[0]] = inputs[0]
        elif kind == b"Mul" and inputs[0] in cast:
            scaled[outputs[0]] = (cast[inputs[0]], inputs[1])
        elif kind == b"MatMul" and inputs[1] in scaled:
            used.add(inputs[1])
    return {name: scaled[name] for name in used}


def _changed(graph: Sequence[_Field], weights: dict[bytes, tuple[bytes, bytes]]) -> bytes:
    matrices = {matrix for matrix, _ in weights.values()}
    scales = {scale for _, scale in weights.values()}
    written: list[bytes] = []
    for field in graph:
        value = field.value
        if field.number == _GRAPH_NODE:
            value = _multiplication(value, weights)
        elif field.number == _GRAPH_INITIALIZER:
            parts = list(_fields(value))
            name = next(part.value for part in parts if part.number == _TENSOR_NAME)
            if name in matrices:
                value = _halved(parts)
            elif name in scales:
                value = _doubled(parts)
        written.append(_written(field._replace(value=value)))
    return b"".join(written)


def _node(data: bytes) -> tuple[bytes, list[bytes], list[bytes]]:
    kind = b""
    inputs: list[bytes] = []
    outputs: list[bytes] = []
    for field in _fields(data):
        if field.number == _NODE_TYPE:
            kind = field.value
        elif field.number == _NODE_INPUT:
            inputs.append(field.value)
        elif field.number == _NODE_OUTPUT:
            outputs.append(field.value)
    return kind, inputs, outputs


def _multiplication(node: bytes, weights: dict[bytes, tuple[bytes, bytes]]) -> bytes:
    kind, inputs, _ = _node(node)
    if kind != b"MatMul" or inputs[1] not in weights:
        return node
    kept = [f for f in _fields(node) if f.number not in {_NODE_INPUT, _NODE_TYPE, _NODE_DOMAIN}]
    own = [_bytes(_NODE_INPUT, name) for name in (inputs[0], *weights[inputs[1]])]
    own += [_bytes(_NODE_TYPE, b"DynamicQuantizeMatMul"), _bytes(_NODE_DOMAIN, _DOMAIN)]
    return b"".join([*own, *map(_written, kept)])


def _halved(parts: Iterable[_Field]) -> bytes:
    """Weights of seven bits."""

    def halved(raw: bytes) -> bytes:
        return np.rint(np.frombuffer(raw, np.int8) / 2).astype(np.int8).tobytes()

    return _with_raw(parts, _INT8, halved)


def _doubled(parts: Iterable[_Field]) -> bytes:
    """Their scale, as the list that the operator asks for instead of a matrix of one row."""
    flat = [part for part in parts if part.number != _TENSOR_DIMS]
    count = sum(len(p.value) // 4 for p in flat if p.number == _TENSOR_RAW)

    def doubled(raw: bytes) -> bytes:
        return (np.frombuffer(raw, "<f4") * 2).astype("<f4").tobytes()

    return _key(_TENSOR_DIMS, _VARINT) + _varint(count) + _with_raw(flat, _FLOAT, doubled)


def _with_raw(parts: Iterable[_Field], kind: int, change: Callable[[bytes], bytes]) -> bytes:
    written: list[bytes] = []
    raws = 0
    for part in parts:
        if part.number == _TENSOR_TYPE and part.value != _varint(kind):
            raise ValueError("a tensor of another type")
        if part.number == _TENSOR_RAW:
            raws += 1
            written.append(_bytes(_TENSOR_RAW, change(part.value)))
        else:
            written.append(_written(part))
    if raws != 1:
        raise ValueError("a tensor kept in another way")
    return b"".join(written)


def _fields(data: bytes) -> Iterator[_Field]:
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


def _read_varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:  # noqa: PLR2004 - the highest bit says that more follow
            return value, at
        shift += 7


def _written(field: _Field) -> bytes:
    if field.wire == _BYTES:
        return _bytes(field.number, field.value)
    return _key(field.number, field.wire) + field.value


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
