/** The report of a company, a page at a time. */

import type { GroupFilter } from '@portal/contract/fields';
import { REPORT_PAGE_SIZE, REPORT_RESULTS_MAX } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { because } from '@portal/contract/reasons';
import type { CompanyReport } from '@portal/contract/reports';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { cursorOf, readCursor } from '#server/platform/http/name-cursor.ts';
import { serverTimeZone } from '#server/platform/time-zone.ts';
import { findLatestOf } from '../certificates/service.ts';
import type { Learning } from '../learning/service.ts';
import { requireAsked } from './asked.ts';
import type { Figures } from './figures.ts';
import * as queries from './people-queries.ts';
import { NO_RESULTS, presentFigures, presentModule, presentPerson, runOf } from './present.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'readyModulesOf' | 'resultsOf'>;
  readonly figures: Pick<Figures, 'ofOne'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Page {
  readonly group?: GroupFilter | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize?: number | undefined;
}

interface Reader {
  readonly companyId: number;
  readonly reach: Reach;
}

/** A page of the report, the number of all trainees, and the place of the next page. Throws NOT_FOUND. */
export async function readReport(
  { db, learning, figures, now }: Dependencies,
  { companyId, reach }: Reader,
  { group, cursor = '', pageSize = REPORT_PAGE_SIZE }: Page,
): Promise<{ body: CompanyReport; headers: { total: number; next: string | null } }> {
  const { company, asked } = await requireAsked(db, reach, { companyId, group });
  const modules = await learning.readyModulesOf(companyId);
  const limit = Math.max(1, Math.min(pageSize, Math.floor(REPORT_RESULTS_MAX / modules.length)));
  const rows = await queries.listByName(db, asked, {
    after: readCursor(cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const userIds = page.map(({ id }) => id);
  const [results, certificates, { value, countedAt }] = await Promise.all([
    learning.resultsOf(companyId, page.map(runOf), modules),
    findLatestOf(db, { userIds, now: now() }),
    figures.ofOne(asked),
  ]);
  const counted = requireFound(value[0], because('companyNotFound'));
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    body: {
      company: { id: company.id, name: company.name },
      timeZone: company.time_zone ?? serverTimeZone(),
      modules: modules.map(presentModule),
      people: page.map((row) =>
        presentPerson(row, results.get(row.run_id) ?? NO_RESULTS, certificates.get(row.id) ?? null),
      ),
      figures: presentFigures(counted, countedAt),
    },
    headers: {
      total: queries.isAboutSome(asked) ? await queries.countPeople(db, asked) : company.people,
      next: last === undefined ? null : cursorOf(last.sort_key, last.id),
    },
  };
}
