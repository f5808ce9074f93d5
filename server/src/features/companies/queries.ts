import { companyKey } from '@portal/contract/text-keys';
import { engineOf } from '#server/platform/database/engine.ts';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { nameColumns } from './name-columns.ts';

export type CountedCompanyRow = Awaited<ReturnType<typeof listCountedCompanies>>[number];

/** Counts the few modules in the same statement; triggers maintain the number of trainees. */
const countedCompanies = (db: Db) =>
  db
    .selectFrom('companies')
    .leftJoin('trainee_counts', 'trainee_counts.company_id', 'companies.id')
    .select(({ selectFrom, fn, lit }) => [
      'companies.id',
      'companies.name',
      'companies.logo_key',
      selectFrom('modules')
        .whereRef('modules.company_id', '=', 'companies.id')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('module_count'),
      fn.coalesce('trainee_counts.trainees', lit(0)).as('trainee_count'),
    ]);

/** By name: all, or these. */
export function listCountedCompanies(db: Db, ids: readonly number[] | null) {
  return countedCompanies(db)
    .$if(ids !== null, (query) => query.where(isOneOf(db, 'companies.id', ids ?? [])))
    .orderBy('companies.sort_key')
    .orderBy('companies.id')
    .execute();
}

/** The number of people in these groups by company, each counted once. */
export async function countMembers(
  db: Db,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .where(isOneOf(db, 'group_members.group_id', groupIds))
    .select(({ ref, fn }) => [
      ref('users.company_id').$notNull().as('company_id'),
      fn.count<number>('users.id').distinct().as('count'),
    ])
    .groupBy('users.company_id')
    .execute();
  return new Map(rows.map(({ company_id, count }) => [company_id, Number(count)]));
}

export function findCountedCompany(db: Db, id: number) {
  return countedCompanies(db).where('companies.id', '=', id).executeTakeFirst();
}

/** Counts what is deleted with a company besides its trainees' results, and the admins who block the deletion. */
export async function countParts(db: Db, id: number) {
  const modules = db.selectFrom('modules').where('modules.company_id', '=', id);
  return db
    .selectNoFrom(({ selectFrom, fn, lit }) => {
      const count = fn.countAll<number>().as('count');
      const ofModules = (table: 'videos' | 'questions') =>
        selectFrom(table)
          .where('module_id', 'in', modules.select('modules.id'))
          .select(count)
          .$asScalar()
          .$notNull();
      const trainees = selectFrom('trainee_counts').where('company_id', '=', id).select('trainees');
      return [
        modules.select(count).$asScalar().$notNull().as('modules'),
        ofModules('videos').as('videos'),
        ofModules('questions').as('questions'),
        fn.coalesce(trainees, lit(0)).as('trainees'),
        selectFrom('users')
          .where('users.company_id', '=', id)
          .where('users.role', '=', 'ADMIN')
          .select(count)
          .$asScalar()
          .$notNull()
          .as('administrators'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** Trainees per statement; about 1 ms on SQLite. */
const TRAINEES_PER_STATEMENT = 250;

/** Counts the help requests and the feedback of a company's trainees, in batches. */
export async function countTexts(db: Db, id: number) {
  const sums = { help_requests: 0, feedback: 0 };
  const slice = startTimeSlice();
  for (let after = 0; ; ) {
    const trainees = await db
      .selectFrom('users')
      .select('users.id')
      .where('users.company_id', '=', id)
      .where('users.id', '>', after)
      .orderBy('users.id')
      .limit(TRAINEES_PER_STATEMENT)
      .execute();
    const ids = trainees.map((trainee) => trainee.id);
    if (ids.length === 0) return sums;
    for (const table of ['help_requests', 'feedback'] as const)
      sums[table] += await countOf(db, table, ids);
    after = ids.at(-1) ?? after;
    if (slice.isOver) await slice.next();
  }
}

async function countOf(db: Db, table: 'help_requests' | 'feedback', userIds: readonly number[]) {
  const { count } = await db
    .selectFrom(table)
    .where('user_id', 'in', userIds)
    // Feedback on a hidden module.
    .$if(table === 'feedback', (query) => query.where('hidden', '=', 0))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasAdmin(db: Db, id: number): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', id)
    .where('role', '=', 'ADMIN')
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

export function isNameTaken(db: Db, name: string): Promise<boolean> {
  return db
    .selectFrom('companies')
    .select('id')
    .where('name_key', '=', companyKey(name))
    .executeTakeFirst()
    .then((row) => row !== undefined);
}

/** The company that a request has created. Reads all companies. */
export async function findCompanyOfRequest(db: Db, requestKey: string | null) {
  if (requestKey === null) return undefined;
  return db
    .selectFrom('companies')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** Returns the companies that exist among the given names, which are in the form of {@link companyKey}. */
export function findCompaniesByName(db: Db, nameKeys: readonly string[]) {
  if (nameKeys.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'name_key'])
    .where('name_key', 'in', nameKeys)
    .execute();
}

export interface NewCompany {
  readonly name: string;
  readonly logoKey: string | null;
  readonly signUpLink: string;
  readonly createdAt: number;
  readonly requestKey: string | null;
}

/** Returns the new company's id. Throws the engine's unique violation if the name is taken. */
export async function insertCompany(db: Db, company: NewCompany): Promise<number> {
  const { id } = await db
    .insertInto('all_companies')
    .values({
      ...nameColumns(company.name),
      logo_key: company.logoKey,
      sign_up_link: company.signUpLink,
      created_at: company.createdAt,
      request_key: company.requestKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface CompanyChanges {
  readonly name?: string | undefined;
  readonly logoKey?: string | undefined;
}

/** Throws the engine's unique violation if another company has the name. */
export async function updateCompany(db: Db, id: number, { name, logoKey }: CompanyChanges) {
  const changes = {
    ...(name === undefined ? {} : nameColumns(name)),
    ...(logoKey === undefined ? {} : { logo_key: logoKey }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('all_companies').set(changes).where('id', '=', id).execute();
}

export async function findLogoKey(db: Db, id: number): Promise<string | null> {
  const company = await db
    .selectFrom('companies')
    .select('logo_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return company?.logo_key ?? null;
}

/** Hides the company with its users and modules. */
export async function markCompany(
  tx: Db,
  id: number,
  { deletionId, at }: { readonly deletionId: number; readonly at: number },
): Promise<void> {
  await tx
    .updateTable('all_companies')
    .set({ deleted_at: at, deletion_id: deletionId })
    .where('id', '=', id)
    .execute();
}

/** Prevents others from locking, holding or changing the company until the transaction ends. */
export function lockCompany(tx: Db, id: number) {
  return findCompany(tx, id)
    .$if(needsRowLock(tx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/**
 * Makes transactions that lock or delete the company wait until this one ends, but not others that call this. Call it
 * before any other lock, as `inLockedCompany` does: two orders would be a deadlock. Returns false if the company was
 * deleted.
 */
export async function lockCompanyShared(tx: Db, id: number): Promise<boolean> {
  return (await lockCompaniesShared(tx, [id])).length > 0;
}

/** The same for several companies. Returns the ids of those that are not deleted. */
export async function lockCompaniesShared(tx: Db, ids: readonly number[]): Promise<number[]> {
  return (await lockShared(tx, { ids })).map(({ id }) => id);
}

const lockShared = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('companies')
    .select('id')
    .where(isOneOf(db, 'id', param('ids')))
    // In one order, so that two transactions do not wait for each other.
    .orderBy('id')
    .$if(needsRowLock(db), (query) => query.forKeyShare()),
);

/** The company, not locked. */
export function findCompanyById(db: Db, id: number) {
  return findCompany(db, id).select('language').executeTakeFirst();
}

function findCompany(tx: Db, id: number) {
  return tx.selectFrom('companies').select(['id', 'name']).where('id', '=', id);
}

/** On SQLite a write transaction is exclusive from its beginning. */
const needsRowLock = (tx: Db) => engineOf(tx) === 'postgres';
