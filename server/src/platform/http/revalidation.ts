/** Answers to polled calls: a client that has the current answer gets a 304. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends 304 if the client has this answer already, which the ETag, a hash of the body, shows. Clients keep answers in
 * memory; other caches must not store them.
 */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
): FastifyReply {
  const body = String(reply.serialize(result as object));
  return sendBodyUnlessKnown(request, reply, { body, type: 'application/json; charset=utf-8' });
}

interface Answer {
  readonly body: string | Buffer;
  /** Its media type. */
  readonly type: string;
}

/** The same for an answer that is not a call of the contract. */
export function sendBodyUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type }: Answer,
): FastifyReply {
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  reply.header('etag', etag);
  if (tagsIn(request.headers['if-none-match']).includes(etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

/** Compared weakly (RFC 9110, 13.1.2): a proxy that compresses an answer turns its ETag into a weak one. */
const tagsIn = (header = '') => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
