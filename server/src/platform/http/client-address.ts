import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address under which a client is counted: an IPv4 address in one form, however the socket or a proxy writes it,
 * and the /64 of an IPv6 address, because one household or attacker can use all of its addresses. Empty if the address
 * is not known.
 */
export function clientAddress(address = ''): string {
  const plain = withoutPort(address).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** The address in the form for the log; 'unreadable' if a proxy forwards something else than an address. */
export function loggedAddress(address: string | undefined): string {
  const plain = clientAddress(address);
  return /^[\da-f.:/]{2,45}$/i.test(plain) ? plain : 'unreadable';
}

/** Some proxies write `198.51.100.1:443` or `[2001:db8::1]:443` into X-Forwarded-For. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  if (bracketed !== undefined) return bracketed;
  const host = /^([\d.]+):\d+$/.exec(address)?.[1];
  return host !== undefined && isIPv4(host) ? host : address;
}

/** The IPv4 address in `::ffff:198.51.100.1`, however it is written. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

/** The eight groups of an IPv6 address, in the shortest hexadecimal. */
function groupsOf(address: string): string[] {
  // URL writes an address in one form only, without an IPv4 part.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = written.split('::').map((half) => half.split(':'));
  const given = [...left, ...right].filter((group) => group !== '').length;
  const zeros = Array<string>(8 - given).fill('0');
  return [...left, ...zeros, ...right].filter((group) => group !== '');
}
