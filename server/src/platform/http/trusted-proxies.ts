/** Applies TRUST_PROXY, as the framework does, to connections that do not become requests of the framework. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** The forms of the framework's option `trustProxy`. */
export type TrustProxy = boolean | readonly string[] | TrustsProxy;

/** Whether the headers of the peer with this address, at this number of hops, are trusted. */
export type TrustsProxy = (address: string, hop: number) => boolean;

const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export function trustedProxies(setting: TrustProxy): TrustsProxy {
  if (typeof setting === 'boolean') return () => setting;
  if (typeof setting === 'function') return setting;
  const list = new BlockList();
  for (const range of setting.flatMap((name) => NAMED_RANGES[name] ?? [name]))
    addRange(list, range);
  return (address) => isIn(list, address);
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

function isIn(list: BlockList, address: string): boolean {
  if (isIPv4(address)) return list.check(address, 'ipv4');
  return isIPv6(address) && list.check(address, 'ipv6');
}

/** The address of the client: the first one, from the nearest peer on, that no trusted proxy has. */
export function forwardedAddress(
  { headers, socket }: IncomingMessage,
  trusts: TrustsProxy,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  const addresses = forwarded.split(',').map((part) => part.trim());
  const peers = addresses.filter((address) => address !== '').reverse();
  let client = socket.remoteAddress ?? '';
  for (const [hop, peer] of peers.entries()) {
    if (!trusts(client, hop)) break;
    client = peer;
  }
  return client;
}
