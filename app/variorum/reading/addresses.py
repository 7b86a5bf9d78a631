"""Which machines of the network a page may be fetched from."""

from __future__ import annotations

import ipaddress
import socket
import threading
from dataclasses import dataclass

_NAT64 = ipaddress.ip_network("64:ff9b::/96")


@dataclass(frozen=True)
class Address:
    """An address that a name stands for.

    Attributes:
        family: Address family for `socket.socket`.
        sockaddr: What `connect` takes.
    """

    family: int
    sockaddr: tuple[str, int] | tuple[str, int, int, int]

    @property
    def ip(self) -> str:
        """The bare address."""
        return self.sockaddr[0]


def resolve(host: str, port: int, *, timeout: float) -> list[Address]:
    """The addresses that a host name stands for.

    Args:
        host: Name or address.
        port: Port to connect to.
        timeout: Seconds to wait; the system's own resolver knows no limit.

    Raises:
        OSError: The name is unknown, or the answer took too long.
    """
    answer: list[Address] = []
    problem: list[OSError] = []

    def ask() -> None:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            problem.append(error if isinstance(error, OSError) else OSError(str(error)))
            return
        answer.extend(Address(family, where) for family, _, _, _, where in found)  # pyright: ignore[reportArgumentType]

    asking = threading.Thread(target=ask, name="resolver", daemon=True)
    asking.start()
    asking.join(timeout)
    if asking.is_alive():
        raise TimeoutError("the name server did not answer")
    if problem:
        raise problem[0]
    return answer


def is_public(ip: str) -> bool:
    """Whether an address belongs to the public internet, through whichever notation.

    Addresses of this machine, of its local network, reserved ones and groups do not, nor do the
    IPv6 forms of such IPv4 addresses.
    """
    try:
        address = ipaddress.ip_address(ip.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or _translated(address)
        if inner is not None:
            return is_public(str(inner))
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _translated(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF) if address in _NAT64 else None
