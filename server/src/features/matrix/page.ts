/** The matrix of a company, a page at a time. */
import type { CallArguments } from '@portal/contract/call';
import type { getMatrix, MatrixPage } from '@portal/contract/compliance';
import { MATRIX_CELLS_MAX, REPORT_PAGE_SIZE } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { cursorOf, readCursor } from '#server/platform/http/name-cursor.ts';
import { standingRange } from '../learning/service.ts';
import { isAboutSome } from '../reports/service.ts';
import { readPeople, requireMatrix } from './people.ts';
import * as queries from './queries.ts';

interface Reader {
  readonly companyId: number;
  readonly reach: Reach;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const EMPTY: MatrixPage = { modules: [], people: [], total: 0, nextCursor: null };

/** Throws NOT_FOUND. */
export async function readMatrix(
  db: Db,
  { companyId, reach, now }: Reader,
  query: CallArguments<typeof getMatrix>['query'],
): Promise<MatrixPage> {
  const { group, module, standing, cursor = '', pageSize = REPORT_PAGE_SIZE } = query;
  const { company, matrix } = await requireMatrix(db, reach, { companyId, group, module });
  const { asked, rules, modules } = matrix;
  const after = readCursor(cursor);
  if (modules.length === 0) return EMPTY;
  const today = civilDateAt(now, rules.timeZone);
  const range = standing === undefined ? null : standingRange(standing, today);
  const limit = Math.max(1, Math.min(pageSize, Math.floor(MATRIX_CELLS_MAX / modules.length)));
  const isAboutAll = range === null && !isAboutSome(asked);
  const [rows, total] = await Promise.all([
    queries.listByStanding(db, { asked, range }, { after, limit: limit + 1 }),
    isAboutAll ? company.people : queries.countMatching(db, { asked, range }),
  ]);
  const page = rows.slice(0, limit);
  const people = await readPeople(db, matrix, { ids: page.map(({ id }) => id), now });
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    modules: modules.map(({ id, name }) => ({ id, name })),
    people,
    total,
    nextCursor: last === undefined ? null : cursorOf(last.sortKey, last.id),
  };
}
