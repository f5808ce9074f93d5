import type {
  Activity,
  ActivityAction,
  ActivityKind,
  listActivity,
} from '@portal/contract/activity';
import type { CallArguments } from '@portal/contract/call';
import type { CompanyRef } from '@portal/contract/fields';
import { ACTIVITY_PAGE_SIZE } from '@portal/contract/limits';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { bounded, type Differences, differences, type FieldsToRecord } from './fields.ts';
import { findInRange } from './find-in-range.ts';
import { presentActivity } from './present.ts';
import * as queries from './queries.ts';
import { termsAskedFor, termsOf } from './terms.ts';

export { type Differences, differences, type FieldsToRecord };

/** The author of a change. Without an id it is not an account, but the command line or the portal itself. */
export interface Actor {
  readonly id: number | null;
  readonly name: string;
}

export const COMMAND_LINE: Actor = { id: null, name: 'Command line' };
export const PORTAL: Actor = { id: null, name: 'Training Portal' };

export function actorOf({ userId, name }: Identity): Actor {
  return { id: userId, name };
}

export interface Change {
  readonly actor: Actor;
  readonly action: ActivityAction;
  readonly subject: {
    readonly kind: ActivityKind;
    readonly id: number | null;
    readonly name: string;
  };
  readonly company: CompanyRef | null;
  /** The changed fields as returned by {@link differences}; absent if the subject did not exist before. */
  readonly before?: FieldsToRecord;
  readonly after?: FieldsToRecord;
  /** The action on many trainees, whose items name them. */
  readonly jobId?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Records an admin's change in the transaction of the change, so that both are committed or neither. Secrets are never
 * recorded; for a new password only the fact.
 */
export async function record(tx: Db, change: Change): Promise<void> {
  const { actor, action, subject, company, at } = change;
  const [before, after] = [change.before, change.after].map((fields) =>
    fields === undefined ? null : bounded(fields),
  );
  const row = {
    at,
    actor_id: actor.id,
    actor_name: actor.name,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    company_id: company?.id ?? null,
    company_name: company?.name ?? null,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    job_id: change.jobId ?? null,
  };
  const names = [before, after].flatMap((fields) => [fields?.['name'], fields?.['email']]);
  const texts = [actor.name, subject.name, company?.name, ...names].filter(isText);
  await queries.insertActivity(tx, row, termsOf({ texts, action, companyId: row.company_id }));
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The number of activities with the rarest term that one call checks. If matches are further back, the page is short
 * and its cursor continues from there, so that no call takes long.
 */
const WINDOW = 2_000;

const timeOf = (instant: string | undefined) =>
  instant === undefined ? undefined : Date.parse(instant);

type Query = CallArguments<typeof listActivity>['query'];

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

  return {
    /** Newest first. `next` is null if nothing older can match. */
    async list(query: Query): Promise<{ rows: Activity[]; next: number | null }> {
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
    },
  };
}
