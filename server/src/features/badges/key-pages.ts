/** `/.well-known/jwks.json` and the address of the single key, for programs that check badges, on any site. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { KEY_SET_PATH, type PublishedKey } from './keys.ts';

/** Seconds. Short, so that a new key is found soon. */
const MAX_AGE = 300;

export function registerKeyPages(app: FastifyInstance, { path, jwk }: PublishedKey): void {
  app.get(KEY_SET_PATH, (_, reply) => send(reply, 'application/jwk-set+json', { keys: [jwk] }));
  app.get(path, (_, reply) => send(reply, 'application/jwk+json', jwk));
}

const send = (reply: FastifyReply, type: string, body: object) =>
  reply
    .headers({
      'cache-control': `public, max-age=${MAX_AGE}`,
      'access-control-allow-origin': '*',
    })
    .type(type)
    .send(body);
