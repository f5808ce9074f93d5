import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for where clients are counted: an IPv4 address for itself, however the
 * socket writes it, and an IPv6 address for its /64, all of which one household or attacker can use.
 */
export function clientAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The eight groups of an IPv6 address, in the shortest hexadecimal. */
function groupsOf(address: string): string[] {
  // An address in a URL is written one way only, without an IPv4 part.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = written.split('::').map((half) => half.split(':'));
  const given = [...left, ...right].filter((group) => group !== '').length;
  const zeros = Array<string>(8 - given).fill('0');
  return [...left, ...zeros, ...right].filter((group) => group !== '');
}
