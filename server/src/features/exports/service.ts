import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { actorOf, record } from '../activity/service.ts';
import { LINK_LIFETIME_MS, signExport } from './export-links.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly mediaSecret: Buffer;
  readonly now: () => number;
}

export type Exports = ReturnType<typeof createExports>;

export function createExports({ db, mediaSecret, now }: Dependencies) {
  return {
    /** Creates a link to the file. The request is recorded, because the file contains personal data. */
    async link(admin: Identity, companyId: number | null) {
      const at = now();
      const actor = actorOf(admin);
      const company = await db.transaction().execute(async (tx) => {
        const company =
          companyId === null
            ? null
            : requireFound(await queries.findCompany(tx, companyId), 'Company not found');
        const subject = {
          kind: 'portal',
          id: null,
          name: company?.name ?? 'all companies',
        } as const;
        await record(tx, { actor, action: 'progress.exported', subject, company, at });
        return company;
      });
      const expiresAt = at + LINK_LIFETIME_MS;
      const { userId, sessionId } = admin;
      const grant = { userId, sessionId, companyId, expiresAt };
      const query = signExport(mediaSecret, grant);
      return {
        url: `/api/exports/progress.csv${query}`,
        fileName: fileNameOf(company, at),
        expiresAt: new Date(expiresAt).toISOString(),
      };
    },
  };
}

/** Uses only characters that every file system accepts. */
export function fileNameOf(
  company: { readonly id: number; readonly name: string } | null,
  at: number,
) {
  const day = new Date(at).toISOString().slice(0, 10);
  if (company === null) return `training-progress-${day}.csv`;
  const name = company.name.normalize('NFKD').toLowerCase();
  const plain = name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `training-progress-${plain.slice(0, 60) || `company-${company.id}`}-${day}.csv`;
}
