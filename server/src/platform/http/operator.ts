import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isSecureEqual } from '../secure-equal.ts';
import { bearerToken } from './bearer.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

export interface OperatorAccess {
  /** The setting METRICS_TOKEN. */
  readonly metricsToken: string | undefined;
  /** The setting PUBLIC_URL. */
  readonly publicUrl: string;
}

/**
 * Whether the request is from the operator: it has the token, or the portal is used on this machine alone and the request
 * comes from there. Behind a proxy on this machine all requests come from loopback, and a proxy need not say that it has
 * forwarded one: so a portal with a public address, and a request that was forwarded, always need the token.
 */
export function isOperator(
  request: FastifyRequest,
  { metricsToken: token, publicUrl }: OperatorAccess,
): boolean {
  const given = bearerToken(request);
  if (token !== undefined && given !== null) return isSecureEqual(given, token);
  if (!isLoopbackUrl(publicUrl)) return false;
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? '');
}

export function isLoopbackUrl(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}

export function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return LOOPBACK.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
