import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { loggedAddress } from './client-address.ts';
import { loggedPath } from './logged-path.ts';

/** Levels at which every request is logged. */
const LEVELS: readonly string[] = ['debug', 'trace'];
const DEFAULT_STATUS = 200;

/** Logs each request when its answer has ended or its client has disconnected. Does nothing above the level `debug`. */
export function logAccess(app: FastifyInstance, log: FastifyBaseLogger): void {
  if (!LEVELS.includes(log.level)) return;
  app.addHook('onRequest', (request, reply, next) => {
    const startedAt = performance.now();
    const { socket } = request.raw;
    const sentBefore = socket.bytesWritten;
    const address = loggedAddress(request.ip);
    reply.raw.once('close', () => {
      const facts = {
        requestId: request.id,
        method: request.method,
        path: loggedPath(request),
        status: statusOf(reply.raw),
        ms: Math.round(performance.now() - startedAt),
        bytes: socket.bytesWritten - sentBefore,
        userId: request.identity?.userId,
        address,
        isComplete: reply.raw.writableFinished,
      };
      log.debug(facts, 'request');
    });
    next();
  });
}

/** Undefined if the client disconnected before the answer: until then the response has Node's default status. */
function statusOf({ headersSent, statusCode }: ServerResponse): number | undefined {
  return headersSent || statusCode !== DEFAULT_STATUS ? statusCode : undefined;
}
