import type { Within } from '@portal/contract/reach-rules';
import { type Selectable, sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { isPersonWithin } from '../reach/service.ts';

export type ItemRow = Selectable<Schema['job_items']>;

/** A trainee, and the request that is closed if the job closes requests. */
export interface NewItem {
  /** Null for a row of an import. */
  readonly userId: number | null;
  readonly request?: { readonly id: number; readonly version: number };
  /** Whether a row of an import changes a known trainee. */
  readonly isKnown?: boolean;
}

export async function insertItems(
  tx: Db,
  { jobId, items, place }: { jobId: number; items: readonly NewItem[]; place: number },
): Promise<void> {
  const rows = items.map(({ userId, request, isKnown = false }, index) => ({
    job_id: jobId,
    place: place + index,
    user_id: userId,
    state: 'waiting' as const,
    request_id: request?.id ?? null,
    request_version: request?.version ?? null,
    is_known: isKnown ? 1 : 0,
  }));
  await tx.insertInto('job_items').values(rows).execute();
}

/** The trainees of these items, without those of an import who are not added. */
export const userIdsOf = (items: readonly ItemRow[]): number[] =>
  items.flatMap(({ user_id }) => user_id ?? []);

/** The next items from a place on. */
export function findItemsFrom(db: Db, jobId: number, place: number, limit: number) {
  return db
    .selectFrom('job_items')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('place', '>=', place)
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** The next items from a place on for which the action was done. */
export function findDoneItemsFrom(
  db: Db,
  { jobId, place, limit }: Pick<ItemsPage, 'jobId' | 'place' | 'limit'>,
) {
  return db
    .selectFrom('job_items')
    .select(['place', 'change_id'])
    .where('job_id', '=', jobId)
    .where('place', '>=', place)
    .where('state', '=', 'done')
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** Stores the state, the added user, the runs and the change of items that exist. */
export async function saveItems(tx: Db, items: readonly ItemRow[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('job_items')
    .values([...items])
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'place']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        user_id: ref('excluded.user_id'),
        run_before: ref('excluded.run_before'),
        run_after: ref('excluded.run_after'),
        change_id: ref('excluded.change_id'),
      })),
    )
    .execute();
}

interface ItemsPage {
  readonly jobId: number;
  readonly place: number;
  readonly limit: number;
  readonly onlyRefused: boolean;
  /** Only trainees within it are named. */
  readonly within: Within;
}

const HIDDEN_TOO = { user: 'all_users.id', company: 'all_users.company_id' };

/** A page of a job with the present names of its trainees, those in the trash included, or the row of an import. */
export function listItemsFrom(db: Db, { jobId, place, limit, onlyRefused, within }: ItemsPage) {
  return (
    db
      .selectFrom('job_items')
      .leftJoin('all_users', (join) =>
        join
          .onRef('all_users.id', '=', 'job_items.user_id')
          .on(isPersonWithin(db, within, HIDDEN_TOO)),
      )
      .leftJoin('import_rows', (join) =>
        join
          .onRef('import_rows.job_id', '=', 'job_items.job_id')
          .onRef('import_rows.place', '=', 'job_items.place'),
      )
      .select(['job_items.place', 'user_id', 'request_id', 'state'])
      .select(['all_users.name', 'all_users.email', 'import_rows.fields'])
      .where('job_items.job_id', '=', jobId)
      .where('job_items.place', '>=', place)
      // A literal, so that SQLite uses the index of refused items.
      .$if(onlyRefused, (query) => query.where('state', '=', sql.lit('refused')))
      .orderBy('job_items.place')
      .limit(limit)
      .execute()
  );
}

/** The invitations of the job's trainees within the limit that wait for delivery, and those that were refused. */
export async function countMailsOfJob(db: Db, jobId: number, within: Within) {
  const { waiting, refused } = await db
    .selectFrom('job_items')
    .modifyFront(longRead)
    .leftJoin('mail_queue', (join) =>
      join
        .onRef('mail_queue.recipient_id', '=', 'job_items.user_id')
        .on('mail_queue.kind', '=', 'INVITATION')
        .on('mail_queue.refused_at', 'is', null),
    )
    .leftJoin('refused_invitations', 'refused_invitations.user_id', 'job_items.user_id')
    .select(({ fn }) => [
      fn.count<number>('mail_queue.id').as('waiting'),
      fn.count<number>('refused_invitations.user_id').as('refused'),
    ])
    .$if(within !== null, (query) =>
      query
        .innerJoin('all_users', 'all_users.id', 'job_items.user_id')
        .where(isPersonWithin(db, within, HIDDEN_TOO)),
    )
    .where('job_items.job_id', '=', jobId)
    .where('job_items.state', '=', 'done')
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), refused: Number(refused) };
}

/** The companies of those of these users who are within the limit: at most two, because more make no difference. */
export async function findTwoCompanies(db: Db, userIds: readonly number[], within: Within) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select((users) => users.ref('company_id').$notNull().as('company_id'))
        .where('users.id', 'in', userIds)
        .where(isPersonWithin(db, within, { user: 'users.id', company: 'users.company_id' })),
    )
    .limit(2)
    .execute();
}

/** The number of different users of a job's items in this state. */
export async function countPeople(db: Db, jobId: number, state: ItemRow['state']): Promise<number> {
  const { people } = await db
    .selectFrom('job_items')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('people'))
    .where('job_id', '=', jobId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** Returns whether more may be left. */
export async function deleteItems(db: Db, jobId: number, limit: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('job_items')
    .where('job_id', '=', jobId)
    .where('place', '<', (eb) =>
      eb
        .selectFrom('job_items as first')
        .select((first) => first(first.fn.min('first.place'), '+', limit).as('end'))
        .where('first.job_id', '=', jobId)
        .$asScalar(),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
