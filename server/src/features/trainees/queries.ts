import type { Within } from '@portal/contract/reach-rules';
import { normalizedKey } from '@portal/contract/text-rules';
import { asValue } from '#server/platform/database/as-value.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isPersonWithin } from '../reach/service.ts';
import { traineeColumns } from './fields.ts';

const trainees = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(traineeColumns);

/** Returns these trainees in no order, with their last reminders; deleted ones are missing. */
export const findTrainees = prepared((db, param: Param<Ids>) =>
  trainees(db)
    .select(({ ref, selectFrom }) =>
      selectFrom('reminders')
        .select(({ fn }) => fn.max('reminders.sent_at').as('reminded_at'))
        .whereRef('reminders.user_id', '=', 'users.id')
        .where(asValue('reminders.company_id'), '=', ref('users.company_id'))
        .as('reminded_at'),
    )
    .where(isOneOf(db, 'users.id', param('ids')))
    .$narrowType<{ company_id: number; company_name: string }>(),
);

export type ListedTrainee = Awaited<ReturnType<typeof findTrainees>>[number];

/** A trainee with the current run. */
export function findTrainee(db: Db, id: number) {
  return trainees(db)
    .innerJoin('runs', 'runs.id', 'users.current_run_id')
    .select(['runs.id as current_run_id', 'runs.number as current_run_number'])
    .where('users.id', '=', id)
    .where('users.role', '=', 'TRAINEE')
    .executeTakeFirst();
}

export type TraineeOfRun = NonNullable<Awaited<ReturnType<typeof findTrainee>>>;

/** The trainee with this email, if this request has added the account. */
export async function findTraineeOfRequest(db: Db, email: string, requestKey: string | null) {
  if (requestKey === null) return undefined;
  return db
    .selectFrom('users')
    .select(['id', 'company_id'])
    .where('email_key', '=', normalizedKey(email))
    .where('request_key', '=', requestKey)
    .where('role', '=', 'TRAINEE')
    .executeTakeFirst();
}

export type AddedTrainee = NonNullable<Awaited<ReturnType<typeof findTraineeOfRequest>>>;

/** Undefined if the company has no such module. */
export function findModuleName(db: Db, companyId: number, moduleId: number) {
  return db
    .selectFrom('modules')
    .select('name')
    .where('id', '=', moduleId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** The companies of these trainees, in no order. */
export async function findCompaniesOfTrainees(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('company_id')
    .distinct()
    .where('id', 'in', ids)
    .where('company_id', 'is not', null)
    .$narrowType<{ company_id: number }>()
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** The company of each of these runs, by the run's id. */
export async function findCompaniesOfRuns(
  db: Db,
  runIds: readonly number[],
): Promise<Map<number, number>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('runs')
    .select(['id', 'company_id'])
    .where('id', 'in', runIds)
    .execute();
  return new Map(rows.map(({ id, company_id }) => [id, company_id]));
}

/** The users with these emails, which are keys in the form of `normalizedKey`. */
export async function findUsersByEmail(db: Db, emailKeys: readonly string[]) {
  if (emailKeys.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['id', 'email_key'])
    .where('email_key', 'in', emailKeys)
    .execute();
}

/** The users with these emails, as an import compares them. */
export async function findKnownUsers(db: Db, emailKeys: readonly string[]) {
  if (emailKeys.length === 0) return [];
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.email', 'users.email_key', 'users.name'])
    .select(['companies.id as company_id', 'companies.name as company_name'])
    .where('email_key', 'in', emailKeys)
    .execute();
}

export type KnownUser = Awaited<ReturnType<typeof findKnownUsers>>[number];

const traineesOfCompany = (db: Db, companyId: number, within: Within) =>
  db
    .selectFrom('users')
    .where('company_id', '=', companyId)
    .where('role', '=', 'TRAINEE')
    .$if(within !== null, (query) =>
      query.where(isPersonWithin(db, within, { user: 'users.id', company: 'users.company_id' })),
    );

export async function countTraineesOfCompany(
  db: Db,
  companyId: number,
  within: Within,
): Promise<number> {
  const { count } = await traineesOfCompany(db, companyId, within)
    .modifyFront(longRead)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface TraineesFrom {
  readonly companyId: number;
  readonly within: Within;
  /** Only trainees with a greater id. */
  readonly after: number;
  readonly limit: number;
}

/** Trainees of a company by their ids. */
export function findTraineesOfCompany(db: Db, { companyId, within, after, limit }: TraineesFrom) {
  return traineesOfCompany(db, companyId, within)
    .select(['id', 'name', 'email'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts what a trainee wrote, for the trash. */
export async function countTextsOf(db: Db, userId: number) {
  const countOf = (table: 'help_requests' | 'feedback') =>
    db
      .selectFrom(table)
      .where('user_id', '=', userId)
      .select(({ fn }) => fn.countAll<number>().as('count'));
  const [help, feedback] = await Promise.all([
    countOf('help_requests').executeTakeFirstOrThrow(),
    countOf('feedback').where('hidden', '=', 0).executeTakeFirstOrThrow(),
  ]);
  return { helpRequests: help.count, feedback: feedback.count };
}
