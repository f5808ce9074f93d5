import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustsProxy } from './trusted-proxies.ts';

/** What proxies make: UUIDs, hexadecimal digits. No blank, quote or control character gets into a log line. */
const PATTERN = /^[A-Za-z0-9-]{8,64}$/;

/** 62 random bits in 17 characters, short enough to be quoted by a user. */
export function newRequestId(): string {
  return randomUUID().slice(-17);
}

/** The id of a request: the one that a trusted proxy gave it, if it has the form of one, otherwise a new one. */
export function createRequestIds(trusts: TrustsProxy) {
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    const isGiven = typeof given === 'string' && PATTERN.test(given);
    return isGiven && trusts(socket.remoteAddress ?? '', 0) ? given : newRequestId();
  };
}
