/** Queries for reminders and the people who get them. */
import { sql } from 'kysely';
import { asValue } from '#server/platform/database/as-value.ts';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { languageColumns } from '#server/platform/mail/mail-language.ts';
import { earliestDayOf } from '../learning/service.ts';

/** Trainees with their languages, without those in the trash, and without those of companies in the trash. */
const people = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('runs', 'runs.id', 'users.current_run_id')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id as user_id',
      'companies.id as company_id',
      'runs.id as run_id',
      'users.name',
      'users.email',
      'users.wants_mail',
      ...languageColumns,
    ]);

/** By id: they are locked in this order. */
export const findPeople = prepared((db, param: Param<Ids>) =>
  people(db)
    .where(isOneOf(db, 'users.id', param('ids')))
    .orderBy('users.id'),
);

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

interface SomeDue {
  readonly companyId: number;
  /** A civil date. */
  readonly until: string;
  readonly limit: number;
}

/** The next people of the company whose day has come. */
export const findDue = prepared((db, param: Param<SomeDue>) =>
  db
    .selectFrom('trainee_figures')
    .select(['user_id', 'remind_on'])
    .where('company_id', '=', param('companyId'))
    .where('hidden', '=', sql.lit(0))
    .where('remind_on', '<=', param('until'))
    .orderBy('remind_on')
    .orderBy('user_id')
    .limit(param('limit'))
    .$narrowType<{ remind_on: string }>(),
);

interface SomeCompanies {
  /** Only companies with a greater id. */
  readonly after: number;
  readonly limit: number;
}

/** The next companies, each with the earliest day on which one of its people may be reminded; null for never. */
export const findNextCompanies = prepared((db, param: Param<SomeCompanies>) =>
  db
    .selectFrom('companies')
    .select(['companies.id', 'companies.time_zone'])
    .select(({ ref }) => earliestDayOf(ref('companies.id'), 'remind_on').as('remind_on'))
    .where('companies.id', '>', param('after'))
    .orderBy('companies.id')
    .limit(param('limit')),
);

/** Undefined for a company in the trash. */
export function findCompany(db: Db, companyId: number) {
  return db
    .selectFrom('companies')
    .select('time_zone')
    .where('id', '=', companyId)
    .executeTakeFirst();
}

interface NewReminder {
  readonly userId: number;
  readonly companyId: number;
  /** A civil date. */
  readonly day: string;
  /** JSON. */
  readonly modules: string;
  readonly by: number | null;
  readonly at: number;
}

/** Returns the id. */
export async function insertReminder(tx: Db, reminder: NewReminder): Promise<number> {
  const { userId, companyId, day, modules, by, at } = reminder;
  const { id } = await tx
    .insertInto('reminders')
    .values({
      user_id: userId,
      company_id: companyId,
      on_day: day,
      modules,
      sent_by: by,
      sent_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the person has a reminder of the day. */
export async function isReminded(tx: Db, userId: number, day: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reminders')
    .select('id')
    .where('user_id', '=', userId)
    .where('on_day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** When each of these people was last reminded, in any company. */
export async function findLastTimes(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reminders')
    .select(({ fn }) => ['user_id', fn.max('sent_at').as('sent_at')])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, sent_at }) => [user_id, sent_at]));
}

/** In no order; without those that were deleted. */
export async function findReminders(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('reminders')
    .select(['user_id', 'company_id', 'modules'])
    .where('id', 'in', ids)
    .execute();
}

interface OfPerson {
  readonly userId: number;
  readonly companyId: number;
}

/** The latest reminders of the trainee in the company, newest first. */
export function listLatest(db: Db, { userId, companyId }: OfPerson, limit: number) {
  return db
    .selectFrom('reminders')
    .select(['id', 'on_day', 'modules', 'sent_at', 'read_at'])
    .where('user_id', '=', userId)
    .where(asValue('company_id'), '=', companyId)
    .orderBy('on_day', 'desc')
    .limit(limit)
    .execute();
}

export type ReminderRow = Awaited<ReturnType<typeof listLatest>>[number];

/** Marks this reminder and those of earlier days as read. Returns whether one was not read. */
export async function markRead(
  db: Db,
  { userId, companyId }: OfPerson,
  { upTo, at }: { readonly upTo: number; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminders')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where(asValue('company_id'), '=', companyId)
    .where('read_at', 'is', null)
    .where('on_day', '<=', ({ selectFrom }) =>
      selectFrom('reminders as last')
        .select('last.on_day')
        .where('last.id', '=', upTo)
        .where('last.user_id', '=', userId),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The names of the company's modules, without those in the trash. */
export async function findModuleNames(
  db: Db,
  companyId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('modules')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** About 1 ms on SQLite. */
const ROWS_PER_STEP = 100;

/** Gives the reminders of a deleted trainee to another one, who may have one of the same day. */
export async function moveReminders(
  tx: Db,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ user_id: into })
    .where('user_id', '=', from)
    .where('on_day', 'not in', ({ selectFrom }) =>
      selectFrom('reminders as own').select('own.on_day').where('own.user_id', '=', into),
    )
    .execute();
}

/** Deletes some of the company for good. Returns false if there were none. */
export async function deleteSomeReminders(tx: Db, companyId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('reminders')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('reminders')
        .select('id')
        .where('company_id', '=', companyId)
        .limit(ROWS_PER_STEP),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
