/**
 * Finds a page of the list of trainees, or all of it. There are three ways to read matching ids: all by the text index
 * and then sorted, if they are few; a page by its offset in the order of an index, in a thread if it may take long; or
 * the whole list, batch after batch.
 */
import type { GroupFilter } from '@portal/contract/fields';
import { isWithin, type Within } from '@portal/contract/reach-rules';
import type { StandingFilter as AskedStanding } from '@portal/contract/standing-filter';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Page } from '#server/platform/http/page.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { findTimeZone } from '../companies/service.ts';
import { findCompaniesOfGroups, findGroup } from '../groups/service.ts';
import { standingRange } from '../learning/service.ts';
import type { StandingFilter } from './condition-queries.ts';
import { countMatches } from './count-queries.ts';
import * as filters from './filter-queries.ts';
import * as groups from './group-queries.ts';
import { isFigureSort, isUserSort, type ListCursor, type TraineeSort } from './list-orders.ts';
import * as queries from './list-queries.ts';
import { type PageWindow, windowOf } from './page-window.ts';

/** The numbers of matches up to which all are fetched by the text index and sorted. */
const BOUNDS = {
  /** A few milliseconds. */
  few: 200,
  /**
   * In a thread. If there are more, a page is read in the order of the list, where it is soon full; for fewer among a
   * million trainees, very many would be read.
   */
  notMany: 2_000,
};

/** Trainees per query, matching or not; about 2 ms on SQLite. */
const TRAINEES_PER_BATCH = 500;

export interface FoundPage {
  /** In order. */
  readonly ids: readonly number[];
  /** The number of matches on all pages. */
  readonly total: number;
}

export interface FoundList {
  /** In order. */
  readonly batches: Iterable<readonly number[]> | AsyncIterable<readonly number[]>;
  /** The number of matches when the list was begun. */
  readonly total: number;
}

/** The filter of the request; see {@link queries.TraineeFilter} and {@link StandingFilter}. */
export interface AskedFilter
  extends Pick<queries.TraineeFilter, 'search' | 'companyId'>,
    Pick<StandingFilter, 'status' | 'due' | 'now'> {
  /** The worst standing of their modules. */
  readonly state: AskedStanding | null;
  /** Only the trainees of the company of this module, and with a status those who stand so in it; null for all. */
  readonly moduleId: number | null;
  /** Null for all, in a group or not. */
  readonly group: GroupFilter | null;
  /** The people whom the admin sees. */
  readonly within: Within;
}

export function createFindMatches(db: Db, bounds = BOUNDS) {
  /**
   * All who match, in order. Null if more match the text, or are in the group or seen by the admin; and without any of
   * these.
   */
  async function findAllUpTo(max: number, scope: Scope, sort: TraineeSort) {
    const isLong = max > bounds.few;
    const people = groups.peopleOf(db, scope);
    if (people !== null) {
      if (await groups.areMoreThan(max, people)) return null;
      return matchesOf(await groups.findAllPeople(db, scope, { sort, isLong }));
    }
    if (scope.group !== null || scope.search === '' || scope.inMatchingCompanies > max) return null;
    const rows = await filters.findAllIfFew(db, scope, sort, { max, isLong });
    return rows.length <= max ? matchesOf(rows) : null;
  }

  /** The number of matches, and their ids if they are fetched by the text index. */
  async function look(scope: Scope, sort: TraineeSort) {
    const few = await findAllUpTo(bounds.few, scope, sort);
    if (few !== null) return { total: few.length, ids: few };
    const total = await count(db, scope);
    const ids = total <= bounds.notMany ? await findCounted(scope, sort) : null;
    return { total: ids?.length ?? total, ids };
  }

  function findCounted(scope: Scope, sort: TraineeSort): Promise<number[] | null> {
    const { search, companyId, standing } = scope;
    if (search === '' && !isOfSome(scope) && filters.isByStanding(standing))
      return filters.findAllStanding(db, { companyId, standing }, sort);
    return findAllUpTo(bounds.notMany, scope, sort);
  }

  return {
    async page(asked: AskedFilter, sort: TraineeSort, page: Page): Promise<FoundPage> {
      const scope = await narrow(db, asked);
      if (scope === null) return { ids: [], total: 0 };
      const { total, ids } = await look(scope, sort);
      if (ids !== null) return { ids: ids.slice(page.offset, page.offset + page.limit), total };
      const window = windowOf(page, total);
      return { ids: window === null ? [] : await findByOffset(db, scope, sort, window), total };
    },

    /** The ids come in batches, which are read one after another. */
    async all(asked: AskedFilter, sort: TraineeSort): Promise<FoundList> {
      const scope = await narrow(db, asked);
      if (scope === null) return { batches: [], total: 0 };
      const { total, ids } = await look(scope, sort);
      return { batches: ids === null ? readBatches(db, scope, sort) : [ids], total };
    },
  };
}

interface Scope extends filters.Searched {
  /** The number of trainees who match by the name of their company. */
  readonly inMatchingCompanies: number;
}

/** Completes the filter. Null if it can match none. */
async function narrow(db: Db, asked: AskedFilter): Promise<Scope | null> {
  const inGroup = await narrowGroup(db, asked);
  const inModule = inGroup && (await narrowModule(db, inGroup));
  const inReach = inModule && (await narrowReach(db, inModule));
  if (inReach === null) return null;
  const { group, within, standing } = inReach;
  return { ...(await narrowText(db, inReach)), group, within, standing };
}

/** Null if the group is deleted, belongs to another company, or is one that the admin does not see. */
async function narrowGroup(db: Db, asked: AskedFilter): Promise<AskedFilter | null> {
  const { group, companyId, within } = asked;
  if (typeof group !== 'number') return asked;
  const found = await findGroup(db, group);
  if (found === undefined || (companyId ?? found.company_id) !== found.company_id) return null;
  if (!isWithin(within, { companyId: found.company_id, groupIds: [group] })) return null;
  return { ...asked, companyId: found.company_id, within: null };
}

type InModule = AskedFilter & Pick<Scope, 'standing'>;

async function narrowModule(db: Db, asked: AskedFilter): Promise<InModule | null> {
  const { moduleId, status } = asked;
  if (moduleId === null) return { ...asked, standing: await standingOf(db, asked, null) };
  const module = await filters.findAskedModule(db, moduleId);
  if (module === undefined) return null;
  const { companyId = null } = asked;
  if (companyId !== null && companyId !== module.company_id) return null;
  const hasQuiz = module.has_quiz === 1;
  // Without a quiz there are no tries that could fail.
  if (status === 'failed' && !hasQuiz) return null;
  const isForEveryone = module.audience === 'everyone';
  const inCompany = { ...asked, companyId: module.company_id };
  const standing = await standingOf(db, inCompany, { id: moduleId, hasQuiz, isForEveryone });
  return { ...inCompany, standing };
}

async function standingOf(
  db: Db,
  { status, state, due, now, companyId }: AskedFilter,
  module: StandingFilter['module'],
): Promise<StandingFilter | null> {
  if (status === null && state === null && due === null) return null;
  const range = state === null ? null : standingRange(state, await todayIn(db, companyId, now));
  return { status, module, range, due, now };
}

/** Today in the company; for null, which is all of them, in the time zone of the server. */
async function todayIn(db: Db, companyId: number | null, now: number): Promise<string> {
  return civilDateAt(now, companyId === null ? null : await findTimeZone(db, companyId));
}

/** A company that the admin sees as a whole needs no further condition. Null if no one is left. */
async function narrowReach(db: Db, asked: InModule): Promise<InModule | null> {
  const { within } = asked;
  if (within === null) return asked;
  const companyId = asked.companyId ?? (await findOnlyCompany(db, within));
  if (companyId !== null && within.companies.includes(companyId))
    return { ...asked, companyId, within: null };
  const { groups } = within;
  const companies = companyId === null ? within.companies : [];
  if (companies.length + groups.length === 0) return null;
  return { ...asked, companyId, within: { companies, groups } };
}

/** The company of all people within the limit; null if there are several. */
async function findOnlyCompany(db: Db, { companies, groups }: NonNullable<Within>) {
  const all = new Set([...companies, ...(await findCompaniesOfGroups(db, groups))]);
  const [first = null] = all;
  return all.size === 1 ? first : null;
}

/** In a company whose own name matches, all trainees match, so no search text is left. */
async function narrowText(
  db: Db,
  { search, companyId }: Pick<AskedFilter, 'search' | 'companyId'>,
): Promise<Omit<Scope, 'standing' | 'group' | 'within'>> {
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

/** Whether only some trainees of the company, or of the portal, can match, whose figures no index has. */
const isOfSome = ({ group, within }: Scope) => group !== null || within !== null;

/** Whether the admin sees whole companies and no groups, of which indexes have the figures. */
const isOfCompanies = ({ group, within, companyId }: Scope) =>
  group === null && companyId === null && within !== null && within.groups.length === 0;

/** A trainee is in one company, so the numbers of the companies add up. */
async function countInCompanies(db: Db, scope: Scope): Promise<number> {
  let total = 0;
  // One after the other: of a hundred companies at once, most reads would be refused.
  for (const companyId of scope.within?.companies ?? [])
    total += await count(db, { ...scope, companyId, within: null });
  return total;
}

/** Returns the number of matches on all pages. */
function count(db: Db, scope: Scope): Promise<number> {
  const { search, companyId, standing } = scope;
  if (isOfCompanies(scope)) return countInCompanies(db, scope);
  if (isOfSome(scope)) return groups.countPeople(db, scope);
  if (search !== '') return countMatches(db, scope);
  return standing === null
    ? queries.countTrainees(db, companyId)
    : filters.countStanding(db, companyId, standing);
}

/** Returns the ids of a page, from the index that has the order and, if there is one, also the filter. */
function findByOffset(
  db: Db,
  scope: Scope,
  sort: TraineeSort,
  window: PageWindow,
): Promise<number[]> {
  const { search, companyId, standing } = scope;
  if (isOfSome(scope)) return filters.findMatchesByOffset(db, scope, sort, window);
  if (standing === null && isUserSort(sort))
    return search === ''
      ? queries.findByOffset(db, companyId, { sort, ...window })
      : queries.findSearchedByOffset(db, scope, sort, window);
  if (search === '' && isFigureSort(sort))
    return filters.findStandingByOffset(db, { companyId, standing, sort }, window);
  return filters.findMatchesByOffset(db, scope, sort, window);
}

/** Reads the whole list in batches, so that other work is not blocked and the first rows can be sent at once. */
async function* readBatches(db: Db, scope: Scope, sort: TraineeSort) {
  const slice = startTimeSlice();
  for (let after: ListCursor | null = null; ; ) {
    const rows: filters.BatchRow[] = await filters.readBatch(db, scope, sort, {
      after,
      limit: TRAINEES_PER_BATCH,
    });
    yield matchesOf(rows);
    after = rows.at(-1) ?? null;
    if (rows.length < TRAINEES_PER_BATCH) return;
    if (slice.isOver) await slice.next();
  }
}

const matchesOf = (rows: readonly { readonly id: number; readonly matches: boolean }[]) =>
  rows.flatMap(({ id, matches }) => (matches ? id : []));
