/** Links to files with personal data: each request for one is recorded. */

import type { ActivityAction } from '@portal/contract/activity';
import type { ExportLink } from '@portal/contract/exports';
import type { CompanyRef } from '@portal/contract/fields';
import { onlyReachedCompany } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { LINK_LIFETIME_MS, signExport } from '#server/platform/exports/export-links.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { findCompany } from './queries.ts';
import { actorOf, record } from './record.ts';

interface Dependencies {
  readonly db: Db;
  readonly mediaSecret: Buffer;
  readonly now: () => number;
  /** The path of the portal's address. */
  readonly basePath: string;
}

interface ExportRequest {
  /** The end of the file's address. */
  readonly file: string;
  /** The choice that the file is opened with. */
  readonly choice: string;
  readonly action: Extract<ActivityAction, `${string}.exported`>;
  /** Null for a file about all companies that the admin sees. */
  readonly companyId: number | null;
  readonly fileName: (company: CompanyRef | null, at: number) => string;
}

export type Exports = ReturnType<typeof createExports>;

export function createExports({ db, mediaSecret, now, basePath }: Dependencies) {
  return {
    /**
     * Creates a link to a file. The request is recorded, because the file contains personal data. Throws NOT_FOUND for a
     * missing company.
     */
    async link(admin: Identity, request: ExportRequest): Promise<ExportLink> {
      const at = now();
      const { file, choice, action, companyId } = request;
      const company = await db.transaction().execute(async (tx) => {
        const company = (await findSubject(tx, companyId)) ?? onlyReachedCompany(admin.reach);
        const subject = { kind: 'portal', id: null, name: company?.name ?? '' } as const;
        await record(tx, { actor: actorOf(admin), action, subject, company, at });
        return company;
      });
      const expiresAt = at + LINK_LIFETIME_MS;
      const { userId, sessionId } = admin;
      const signed = signExport(mediaSecret, { userId, sessionId, file, choice, expiresAt });
      return {
        url: `${basePath}/api/exports/${signed}`,
        fileName: request.fileName(companyId === null ? null : company, at),
        expiresAt: new Date(expiresAt).toISOString(),
      };
    },
  };
}

/** Null for all companies. */
async function findSubject(tx: Db, companyId: number | null): Promise<CompanyRef | null> {
  if (companyId === null) return null;
  return requireFound(await findCompany(tx, companyId), because('companyNotFound'));
}
