import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCutOff } from './cut-off.ts';

/**
 * Lets `send` write the answer on Node's response, without the framework, with the headers of every answer of the
 * portal. An error before the first header is answered as an error; a later one is logged, and the client sees a closed
 * connection.
 */
export async function sendRaw(
  request: FastifyRequest,
  reply: FastifyReply,
  send: (response: ServerResponse) => Promise<void>,
): Promise<FastifyReply> {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  try {
    await send(reply.raw);
  } catch (error) {
    if (!reply.raw.headersSent) throw error;
    if (!isCutOff(error)) request.log.error({ err: error }, 'an answer was not sent to its end');
  }
  return reply.hijack();
}
