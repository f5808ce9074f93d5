/**
 * Applies TRUST_PROXY, in the same way as the framework, to connections that do not become requests of the framework.
 */
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** The forms of the framework's option `trustProxy`. */
export type TrustProxy = boolean | string[] | TrustsProxy;

/** Whether the headers of the peer with this address, at this number of hops, are trusted. */
export type TrustsProxy = (address: string, hop: number) => boolean;

export function trustedProxies(setting: TrustProxy): TrustsProxy {
  if (typeof setting === 'boolean') return () => setting;
  return typeof setting === 'function' ? setting : proxyAddr.compile(setting);
}

/** The address of the client: the first one, from the nearest peer on, that does not belong to a trusted proxy. */
export function forwardedAddress(request: IncomingMessage, trusts: TrustsProxy): string {
  // A connection that has ended has no address, although the library's types do not allow for that.
  const address: string | undefined = proxyAddr(request, trusts);
  return address ?? '';
}
