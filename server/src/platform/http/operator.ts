import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isSecureEqual } from '../secure-equal.ts';
import { bearerToken } from './bearer.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Whether the request is from the operator: it has the token, or it comes from this machine. A forwarded request always
 * needs the token: behind a proxy on this machine all requests come from loopback, and their headers may be forged.
 * @param token the setting METRICS_TOKEN
 */
export function isOperator(request: FastifyRequest, token: string | undefined): boolean {
  const given = bearerToken(request);
  if (token !== undefined && given !== null) return isSecureEqual(given, token);
  const isForwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? '');
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return LOOPBACK.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
