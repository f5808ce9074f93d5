import { sameKey } from '../../platform/database/same-key.ts';
import type { Db } from '../../platform/database/schema.ts';

export function listCompanies(db: Db) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'logo_key'])
    .orderBy('name_key')
    .execute();
}

export type CountedCompanyRow = Awaited<ReturnType<typeof listCountedCompanies>>[number];

/** One statement; each count is a run in an index that begins with the company. */
const countedCompanies = (db: Db) =>
  db
    .selectFrom('companies')
    .select(({ selectFrom, fn }) => [
      'companies.id',
      'companies.name',
      'companies.logo_key',
      selectFrom('modules')
        .whereRef('modules.company_id', '=', 'companies.id')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('module_count'),
      selectFrom('users')
        .whereRef('users.company_id', '=', 'companies.id')
        .where('users.role', '=', 'TRAINEE')
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('trainee_count'),
    ]);

export function listCountedCompanies(db: Db) {
  return countedCompanies(db).orderBy('companies.name_key').execute();
}

export function findCountedCompany(db: Db, id: number) {
  return countedCompanies(db).where('companies.id', '=', id).executeTakeFirst();
}

export function isNameTaken(db: Db, name: string): Promise<boolean> {
  return db
    .selectFrom('companies')
    .select('id')
    .where('name_key', '=', sameKey(name))
    .executeTakeFirst()
    .then((row) => row !== undefined);
}

export interface NewCompany {
  readonly name: string;
  readonly logoKey: string | null;
  readonly createdAt: number;
}

/** The new company's id; throws the engine's unique violation where the name is taken. */
export async function insertCompany(db: Db, company: NewCompany): Promise<number> {
  const { id } = await db
    .insertInto('companies')
    .values({
      name: company.name,
      name_key: sameKey(company.name),
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

/** Throws the engine's unique violation where the name is another's. */
export async function updateCompany(db: Db, id: number, { name, logoKey }: CompanyChanges) {
  const changes = {
    ...(name === undefined ? {} : { name, name_key: sameKey(name) }),
    ...(logoKey === undefined ? {} : { logo_key: logoKey }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('companies').set(changes).where('id', '=', id).execute();
}

export async function findLogoKey(db: Db, id: number): Promise<string | null> {
  const company = await db
    .selectFrom('companies')
    .select('logo_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return company?.logo_key ?? null;
}

/** The ids of those deleted; all that they did goes with them by cascade. */
export async function deleteTrainees(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .deleteFrom('users')
    .where('company_id', '=', companyId)
    .where('role', '=', 'TRAINEE')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What was deleted; throws the engine's foreign key violation while a user is attached. */
export function deleteCompany(db: Db, id: number) {
  return db
    .deleteFrom('companies')
    .where('id', '=', id)
    .returning(['name', 'logo_key'])
    .executeTakeFirstOrThrow();
}
