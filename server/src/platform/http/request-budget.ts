/**
 * Bounds how much of the main thread one user can take by requests that are not worth it: bodies that are
 * refused, and large bodies, accepted or not. It is counted by each process for itself, because it is the
 * process's own thread that is protected.
 */
import type { Call } from '@portal/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createMemoryRateLimiter } from '../limits/memory-rate-limiter.ts';
import { refuseOverLimit } from './enforce-limit.ts';

/** Requests of a user: more than forms filled in wrongly or long quizzes come to. */
const COSTLY_REQUESTS = { limit: 60, windowMs: 60_000 };
/** Below this a body costs no more than reading and routing the request do. */
const LARGE_BYTES = 64 * 1024;
/** What the body itself, and not the state of the portal, was refused for. */
const REFUSED_BODY = [400, 413, 415];
const LIMIT = 'costly-requests';
const TOO_MANY =
  'Too many of your requests were invalid or very large. Please wait a minute and try again.';

export interface RequestBudget {
  /** Before the body is read, and after the user is known. Throws TOO_MANY_REQUESTS. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** After the answer. */
  settle(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Whether the budget holds for a call: one that takes a body, of a user who is signed in. Visitors have
 * none, because all behind one address would share it; their calls take small bodies only.
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
      // Counted at once: of many large ones that arrive together, only so many are read.
      const verdict = await limiter.hit(key, COSTLY_REQUESTS);
      // On a connection that stays open the refused body would be read to its end.
      if (!verdict.allowed) reply.header('connection', 'close');
      refuseOverLimit(verdict, TOO_MANY, LIMIT);
    },
    async settle(request, reply) {
      const isRefused = request.identity !== null && REFUSED_BODY.includes(reply.statusCode);
      if (isRefused && !isLarge(request)) await limiter.hit(keyOf(request), COSTLY_REQUESTS);
    },
  };
}

const keyOf = ({ identity }: FastifyRequest) => String(identity?.userId);

/** Files are streamed to disk; another body that does not state its length is as large as the call allows. */
function isLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (headers['content-type']?.startsWith('multipart/') === true) return false;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const bytes = isChunked ? routeOptions.bodyLimit : (headers['content-length'] ?? 0);
  return Number(bytes) > LARGE_BYTES;
}
