import { normalizedKey } from '@portal/contract/text-rules';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';

/** The companies that users can choose when they sign up. */
const publicCompanies = (db: Db) => db.selectFrom('companies').select(['id', 'name', 'logo_key']);

export function listPublicCompanies(db: Db) {
  return publicCompanies(db).execute();
}

export function findPublicCompany(db: Db, name: string) {
  return publicCompanies(db).where('name_key', '=', normalizedKey(name)).executeTakeFirst();
}

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

export function listCountedCompanies(db: Db) {
  return countedCompanies(db).execute();
}

export function findCountedCompany(db: Db, id: number) {
  return countedCompanies(db).where('companies.id', '=', id).executeTakeFirst();
}

/** Counts what is deleted with a company besides its trainees' progress, and the admins who block the deletion. */
export async function countParts(db: Db, id: number) {
  const modules = db.selectFrom('modules').where('modules.company_id', '=', id);
  const people = db.selectFrom('users').where('users.company_id', '=', id);
  const trainees = people.where('users.role', '=', 'TRAINEE');
  return db
    .selectNoFrom(({ selectFrom, fn }) => {
      const count = fn.countAll<number>().as('count');
      const ofModules = (table: 'videos' | 'questions') =>
        selectFrom(table)
          .where('module_id', 'in', modules.select('modules.id'))
          .select(count)
          .$asScalar()
          .$notNull();
      const ofTrainees = (table: 'help_requests' | 'feedback') =>
        selectFrom(table)
          .where('user_id', 'in', trainees.select('users.id'))
          .select(count)
          .$asScalar()
          .$notNull();
      return [
        modules.select(count).$asScalar().$notNull().as('modules'),
        ofModules('videos').as('videos'),
        ofModules('questions').as('questions'),
        trainees.select(count).$asScalar().$notNull().as('trainees'),
        people
          .where('users.role', '=', 'ADMIN')
          .select(count)
          .$asScalar()
          .$notNull()
          .as('administrators'),
        ofTrainees('help_requests').as('help_requests'),
        ofTrainees('feedback').as('feedback'),
      ];
    })
    .executeTakeFirstOrThrow();
}

export function isNameTaken(db: Db, name: string): Promise<boolean> {
  return db
    .selectFrom('companies')
    .select('id')
    .where('name_key', '=', normalizedKey(name))
    .executeTakeFirst()
    .then((row) => row !== undefined);
}

/** Returns the companies that exist among the given names, which are in the form of {@link normalizedKey}. */
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
  readonly createdAt: number;
}

/** Returns the new company's id. Throws the engine's unique violation if the name is taken. */
export async function insertCompany(db: Db, company: NewCompany): Promise<number> {
  const { id } = await db
    .insertInto('all_companies')
    .values({
      name: company.name,
      name_key: normalizedKey(company.name),
      logo_key: company.logoKey,
      created_at: company.createdAt,
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
    ...(name === undefined ? {} : { name, name_key: normalizedKey(name) }),
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

/** Returns the deleted row. Throws the engine's foreign key violation while a user belongs to the company. */
export function deleteCompany(db: Db, id: number) {
  return db
    .deleteFrom('all_companies')
    .where('id', '=', id)
    .returning(['name', 'logo_key'])
    .executeTakeFirstOrThrow();
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
  const company = await findCompany(tx, id)
    .$if(needsRowLock(tx), (query) => query.forKeyShare())
    .executeTakeFirst();
  return company !== undefined;
}

/** The company, not locked. */
export function findCompanyById(db: Db, id: number) {
  return findCompany(db, id).executeTakeFirst();
}

function findCompany(tx: Db, id: number) {
  return tx.selectFrom('companies').select(['id', 'name']).where('id', '=', id);
}

/** On SQLite a write transaction is exclusive from its beginning. */
const needsRowLock = (tx: Db) => engineOf(tx) === 'postgres';
