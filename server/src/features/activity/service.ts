import type { Activity, listActivity } from '@portal/contract/activity';
import type { CallArguments } from '@portal/contract/call';
import { ACTIVITY_PAGE_SIZE } from '@portal/contract/limits';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { findInRange } from './find-in-range.ts';
import { findWithin, type LimitedReader } from './find-within.ts';
import { presentActivity } from './present.ts';
import { presentWithin } from './present-within.ts';
import * as queries from './queries.ts';
import { termsAskedFor } from './terms.ts';

export { eraseSome as eraseSomeActivity } from './erase.ts';
export { createExports, type Exports } from './exports.ts';
export { type Differences, differences, type FieldsToRecord } from './fields.ts';
export { type Actor, actorOf, type Change, COMMAND_LINE, many, PORTAL, record } from './record.ts';

/**
 * The number of activities with the rarest term that one call checks. If matches are further back, the page is short
 * and its cursor continues from there, so that no call takes long.
 */
const WINDOW = 2_000;

const timeOf = (instant: string | undefined) =>
  instant === undefined ? undefined : Date.parse(instant);

type Query = CallArguments<typeof listActivity>['query'];
type Reader = Pick<Identity, 'userId' | 'reach'>;

interface Listed {
  readonly rows: Activity[];
  readonly next: number | null;
}

export type ActivityLog = ReturnType<typeof createActivity>;

export function createActivity({ db }: { readonly db: Db }) {
  /** Searches by the rarest term, and checks the other terms for each activity with it. */
  async function find(terms: readonly string[], before: number, limit: number) {
    const reaches = await Promise.all(
      terms.map(async (term) => ({
        term,
        to: await queries.findRangeStart(db, term, before, WINDOW),
      })),
    );
    const [rarest, ...others] = reaches.toSorted((a, b) => a.to - b.to);
    if (rarest === undefined) return { rows: await queries.listNewest(db, before, limit), to: 0 };
    const run = { term: rarest.term, before, count: WINDOW };
    const names = others.map(({ term }) => term);
    const ids = await queries.listWithTerms(db, run, names, limit);
    return { rows: ids.length === 0 ? [] : await queries.listByIds(db, ids), to: rarest.to };
  }

  async function listAll(query: Query): Promise<Listed> {
    const { cursor = Number.MAX_SAFE_INTEGER, pageSize = ACTIVITY_PAGE_SIZE } = query;
    const range = { from: timeOf(query.from), to: timeOf(query.to) };
    if (range.from !== undefined || range.to !== undefined) {
      const asked = { ...range, terms: termsAskedFor(query), cursor: query.cursor, pageSize };
      const { rows, next } = await findInRange(db, asked);
      return { rows: rows.map(presentActivity), next };
    }
    const { rows, to } = await find(termsAskedFor(query), cursor, pageSize + 1);
    const page = rows.slice(0, pageSize);
    const next = rows.length > pageSize ? (page.at(-1)?.id ?? to) : to;
    return { rows: page.map(presentActivity), next: next === 0 ? null : next };
  }

  async function listWithin(query: Query, reader: LimitedReader): Promise<Listed> {
    const { company, cursor, pageSize = ACTIVITY_PAGE_SIZE } = query;
    const { rows, next } = await findWithin(db, reader, {
      terms: termsAskedFor({ ...query, company: undefined }),
      company,
      from: timeOf(query.from),
      to: timeOf(query.to),
      cursor,
      pageSize,
    });
    return { rows: rows.map((row) => presentWithin(row, reader)), next };
  }

  return {
    /** The changes that the admin sees, newest first. `next` is null if nothing older can match. */
    list: (query: Query, { userId, reach }: Reader): Promise<Listed> =>
      reach === 'portal' ? listAll(query) : listWithin(query, { userId, reach }),
  };
}
