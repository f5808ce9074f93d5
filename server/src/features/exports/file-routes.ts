/** `/api/exports/progress.csv`: what a browser downloads by a signed link, which sends no token. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Learning } from '../learning/service.ts';
import { type ExportGrant, verifyExport } from './export-links.ts';
import { progressCsv } from './progress-csv.ts';
import * as queries from './queries.ts';
import { fileNameOf } from './service.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Pick<Accounts, 'isAdmin'>;
  readonly learning: Pick<Learning, 'progressOf'>;
  readonly mediaSecret: Buffer;
  readonly now: () => number;
}

const REFUSALS = {
  expired: 'This link has expired. Please start the download again.',
  forged: 'This link is not valid.',
} as const;

export function registerExportFiles(api: FastifyInstance, deps: Dependencies): void {
  const { db, accounts, mediaSecret, now } = deps;

  /** Who was an administrator when the link was made has to be one still. */
  async function admit(query: Readonly<Record<string, unknown>>): Promise<ExportGrant> {
    const verdict = verifyExport(mediaSecret, query, now());
    if ('refused' in verdict) throw new AppError('FORBIDDEN', REFUSALS[verdict.refused]);
    if (!(await accounts.isAdmin(verdict.grant.userId)))
      throw new AppError('FORBIDDEN', 'Access denied');
    return verdict.grant;
  }

  async function companyOf(companyId: number | null) {
    if (companyId === null) return null;
    return found(await queries.findCompany(db, companyId), 'Company not found');
  }

  api.get('/exports/progress.csv', { exposeHeadRoute: false }, async (request, reply) => {
    const { companyId } = await admit(request.query as Readonly<Record<string, unknown>>);
    const fileName = fileNameOf(await companyOf(companyId), now());
    reply.headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    });
    // Reads ahead by one piece at most; when the client leaves, it is asked for no further one.
    return reply.send(Readable.from(progressCsv(deps, companyId), { highWaterMark: 1 }));
  });
}
