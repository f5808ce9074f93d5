/** `/log/…`: the signed log for other programs, as in C2SP `tlog-tiles`. Its entries are hashes, so it has no bundles of them. */
import { because } from '@portal/contract/reasons';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { requireFound } from '#server/platform/http/app-error.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { AskedTile } from './published.ts';
import type { Ledger } from './service.ts';

interface Dependencies {
  readonly ledger: Pick<Ledger, 'checkpoint' | 'keys' | 'tile'>;
  readonly limiter: RateLimiter;
}

/** A monitor reads the tiles of a million leaves in four minutes. */
export const READS = { limit: 1_000, windowMs: 60_000 };

/** One limit for all addresses below `/log`. */
export const limitReads =
  (limiter: RateLimiter) =>
  ({ ip }: FastifyRequest): Promise<void> =>
    enforceLimit(limiter, `log-reads:${clientAddress(ip)}`, READS, because('tooManyAttempts'));

const TEXT = 'text/plain; charset=utf-8';
/** A day only: after the restore of a backup, the tiles of the log under its new origin are other ones. */
const IMMUTABLE = 'public, max-age=86400, immutable';

export function registerLogPages(root: FastifyInstance, dependencies: Dependencies): void {
  root.register(logPages(dependencies), { prefix: '/log' });
}

const logPages =
  ({ ledger, limiter }: Dependencies): FastifyPluginAsync =>
  async (log) => {
    log.addHook('onRequest', async (_, reply) => {
      reply.header('access-control-allow-origin', '*');
    });
    log.addHook('onRequest', limitReads(limiter));
    log.get('/checkpoint', async (_, reply) => sendText(reply, await ledger.checkpoint()));
    log.get('/key', async (_, reply) => sendText(reply, await ledger.keys()));
    log.get('/tile/*', async ({ params }, reply) => {
      const asked = readTilePath((params as { '*': string })['*']);
      const tile = requireFound(asked && (await ledger.tile(asked)), because('noSuchFile'));
      return reply.header('cache-control', IMMUTABLE).type('application/octet-stream').send(tile);
    });
  };

const sendText = (reply: FastifyReply, text: string) => reply.type(TEXT).send(text);

const TILE_PATH =
  /^(?<level>\d|[1-5]\d|6[0-3])\/(?<index>(?:x\d{3}\/){0,4}\d{3})(?:\.p\/(?<width>[1-9]\d?|1\d\d|2[0-4]\d|25[0-5]))?$/;

/** `<L>/<N>[.p/<W>]`, where <N> has groups of three digits. Null for another path. */
export function readTilePath(path: string): AskedTile | null {
  const { level, index, width } = TILE_PATH.exec(path)?.groups ?? {};
  if (level === undefined || index === undefined || index.startsWith('x000/')) return null;
  return {
    level: Number(level),
    index: Number(index.replaceAll(/\D/g, '')),
    width: width === undefined ? null : Number(width),
  };
}
