/** `/api/exports/<file>`: a browser downloads a file by a signed link, without a token. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { because } from '@portal/contract/reasons';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { sendRaw } from '#server/platform/http/send-raw.ts';
import type { Admitted, SessionStreams } from '#server/platform/http/session-streams.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { ExportFile } from './export-file.ts';
import { type ExportGrant, verifyExport } from './export-links.ts';
import { createLinkUses } from './link-uses.ts';

interface Dependencies {
  readonly files: readonly ExportFile[];
  /** Returns the valid sessions among `ids`, by id. */
  readonly findValidSessions: (
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Pick<Identity, 'userId' | 'role' | 'companyId' | 'reach'>>>;
  readonly streams: SessionStreams;
  readonly limiter: RateLimiter;
  readonly mediaSecret: Buffer;
  readonly now: () => number;
}

const REFUSALS = {
  expired: because('downloadExpired'),
  forged: because('linkInvalid'),
  used: because('downloadUsed'),
} as const;

const refused = (why: keyof typeof REFUSALS) =>
  new AppError('FORBIDDEN', REFUSALS[why], { logged: `${why}-link` });

export function registerExportFiles(api: FastifyInstance, deps: Dependencies): void {
  const { findValidSessions, streams, mediaSecret, now } = deps;
  const uses = createLinkUses(deps.limiter);

  /** The session that requested the link must be valid, and its user still an admin. */
  async function admit({ userId, sessionId }: ExportGrant): Promise<Admitted> {
    const session = (await findValidSessions([sessionId])).get(sessionId);
    if (session?.userId !== userId || session.role !== 'ADMIN')
      throw new AppError('FORBIDDEN', because('accessDenied'));
    return { ...session, sessionId };
  }

  /** Throws FORBIDDEN if the link was used; a HEAD request does not use it. */
  async function claim(signature: string, isHead: boolean): Promise<void> {
    const isOpen = await (isHead ? uses.isOpen(signature) : uses.begin(signature));
    if (!isOpen) throw refused('used');
  }

  function registerFile({ name, open }: ExportFile): void {
    api.route({
      method: ['GET', 'HEAD'],
      url: `/exports/${name}`,
      exposeHeadRoute: false,
      async handler(request, reply) {
        const query = request.query as Readonly<Record<string, unknown>>;
        const verdict = verifyExport(mediaSecret, { file: name, query }, now());
        if ('refused' in verdict) throw refused(verdict.refused);
        const { grant, signature } = verdict;
        const admitted = await admit(grant);
        const { fileName, contentType, read } = await open(grant.choice, {
          at: now(),
          userId: grant.userId,
          reach: admitted.reach,
        });
        const isHead = request.method === 'HEAD';
        await claim(signature, isHead);
        reply.headers({
          'content-type': contentType,
          'content-disposition': `attachment; filename="${fileName}"`,
          'cache-control': 'no-store',
        });
        if (isHead) return reply.send();
        return sendRaw(request, reply, (response) =>
          streams.guard(admitted, async (signal) => {
            // Reads at most one batch ahead; when the client disconnects, no further batch is read.
            const file = Readable.from(read(), { highWaterMark: 1 });
            await pipeline(file, response.writeHead(200), { signal });
            await uses.complete(signature);
          }),
        );
      },
    });
  }

  for (const file of deps.files) registerFile(file);
}
