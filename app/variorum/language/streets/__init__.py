"""Street addresses, blocks, crossings and numbered roads as news articles write them."""

from variorum.language.streets.addresses import Address, Street
from variorum.language.streets.finder import find_addresses
from variorum.language.streets.tokens import ordinal_of

__all__ = ["Address", "Street", "find_addresses", "ordinal_of"]
