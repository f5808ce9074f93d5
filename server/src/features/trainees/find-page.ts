import { setImmediate } from 'node:timers/promises';
import type { Db } from '#server/platform/database/schema.ts';
import type { Page } from '#server/platform/http/page.ts';
import * as queries from './list-queries.ts';
import { windowOf } from './page-window.ts';

/**
 * Up to this number of matches are fetched by the text index and sorted. If there are more, a page is read in the order
 * of the list, where it is soon full. With 100,000 trainees both take a few milliseconds.
 */
const FEW = 200;

const IDS_PER_BATCH = 2_000;

export interface FoundPage {
  /** In order. */
  readonly ids: readonly number[];
  /** The number of matches on all pages. */
  readonly total: number;
}

/** The filter of the request; see {@link queries.TraineeFilter}. */
type Asked = Pick<queries.TraineeFilter, 'search' | 'companyId'>;

/** A page of the trainees who match, or all of them for null. */
export async function findPage(
  db: Db,
  asked: Asked,
  sort: queries.TraineeSort,
  page: Page | null,
): Promise<FoundPage> {
  const scope = await narrow(db, asked);
  if (scope.search === '')
    return readInOrder(db, scope, sort, page, () => queries.countTrainees(db, scope.companyId));
  if (scope.inMatchingCompanies <= FEW) {
    const few = await queries.findAllIfFew(db, scope, sort, FEW);
    if (few.length <= FEW) return { ids: part(few, page), total: few.length };
  }
  return readInOrder(db, scope, sort, page, () => queries.countMatches(db, scope));
}

interface Scope extends queries.TraineeFilter {
  /** The number of trainees who match by the name of their company. */
  readonly inMatchingCompanies: number;
}

/** Completes the filter. In a company whose own name matches, all trainees match, so no search text is left. */
async function narrow(db: Db, { search, companyId }: Asked): Promise<Scope> {
  const allTrainees = {
    search: '',
    companyId,
    includesCompanyNames: false,
    inMatchingCompanies: 0,
  };
  if (search === '') return allTrainees;
  const companies = await queries.findMatchingCompanies(db, search);
  if (companyId !== null)
    return companies.some(({ id }) => id === companyId) ? allTrainees : { ...allTrainees, search };
  return {
    search,
    companyId,
    includesCompanyNames: companies.length > 0,
    inMatchingCompanies: companies.reduce((sum, { trainees }) => sum + trainees, 0),
  };
}

async function readInOrder(
  db: Db,
  filter: queries.TraineeFilter,
  sort: queries.TraineeSort,
  page: Page | null,
  count: () => Promise<number>,
): Promise<FoundPage> {
  if (page === null) {
    const ids = await readAll(db, filter, sort);
    return { ids, total: ids.length };
  }
  const total = await count();
  const window = windowOf(page, total);
  const ids = window === null ? [] : await queries.findByOffset(db, filter, sort, window);
  return { ids, total };
}

/** Reads in batches, so that other work is not blocked. */
async function readAll(
  db: Db,
  filter: queries.TraineeFilter,
  sort: queries.TraineeSort,
): Promise<number[]> {
  const ids: number[] = [];
  let after: queries.ListCursor | null = null;
  for (;;) {
    const batch: queries.ListCursor[] = await queries.findAfter(db, filter, sort, {
      after,
      limit: IDS_PER_BATCH,
    });
    for (const { id } of batch) ids.push(id);
    after = batch.at(-1) ?? null;
    if (batch.length < IDS_PER_BATCH) return ids;
    await setImmediate();
  }
}

function part<T>(list: readonly T[], page: Page | null): readonly T[] {
  return page === null ? list : list.slice(page.offset, page.offset + page.limit);
}
