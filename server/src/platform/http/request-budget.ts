/**
 * Limits how much of the main thread one user can use by costly requests: bodies that are refused, and large bodies,
 * accepted or not. Each process counts for itself, because its own thread is protected.
 */

import type { Call } from '@portal/contract/call';
import { because } from '@portal/contract/reasons';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createMemoryRateLimiter } from '../limits/memory-rate-limiter.ts';
import { refuseOverLimit } from './enforce-limit.ts';

/** Costly requests of a user: more than wrongly filled forms or long quizzes need. */
const COSTLY_REQUESTS = { limit: 60, windowMs: 60_000 };
/** A smaller body costs no more than reading and routing the request. */
const LARGE_BYTES = 64 * 1024;
/** The statuses of refusals because of the body itself, not because of the portal's state. */
const REFUSED_BODY = [400, 413, 415];
const LIMIT = 'costly-requests';
const TOO_MANY = because('tooManyCostlyRequests');

export interface RequestBudget {
  /** Runs before the body is read, when the user is known. Throws TOO_MANY_REQUESTS. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Runs after the answer. */
  charge(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Whether a call has a budget: a call with a body, for logged-in users. Calls of visitors have none, because all
 * visitors behind one address would share it; their bodies are small.
 */
export function isBudgeted({ access, body, file }: Call): boolean {
  return access !== 'public' && (body !== undefined || file !== undefined);
}

/** `now` is in ms. */
export function createRequestBudget(now: () => number): RequestBudget {
  const limiter = createMemoryRateLimiter({ now });
  return {
    async admit(request, reply) {
      const key = keyOf(request);
      if (!isLarge(request))
        return refuseOverLimit(await limiter.peek(key, COSTLY_REQUESTS), TOO_MANY, LIMIT);
      // Counted at once, so that only a limited number of large bodies that arrive together are read.
      const verdict = await limiter.hit(key, COSTLY_REQUESTS);
      // On a connection that stays open, the refused body would be read to its end.
      if (!verdict.allowed) reply.header('connection', 'close');
      refuseOverLimit(verdict, TOO_MANY, LIMIT);
    },
    async charge(request, reply) {
      const isRefused = request.identity !== null && REFUSED_BODY.includes(reply.statusCode);
      if (isRefused && !isLarge(request)) await limiter.hit(keyOf(request), COSTLY_REQUESTS);
    },
  };
}

const keyOf = ({ identity }: FastifyRequest) => String(identity?.userId);

/** Files are streamed to disk. Any other body that does not state its length counts as the maximum of the call. */
function isLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/') === true) return false;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const bytes = isChunked ? routeOptions.bodyLimit : (headers['content-length'] ?? 0);
  return Number(bytes) > LARGE_BYTES;
}
