import { sameKey } from '@portal/contract/text-rules';
import type { Db } from '../../platform/database/schema.ts';
import { takeOffSearch } from '../../platform/database/trainee-search.ts';
import { takeTurn } from '../../platform/turn.ts';

export function listCompanies(db: Db) {
  return db.selectFrom('companies').select(['id', 'name', 'logo_key']).execute();
}

export type CountedCompanyRow = Awaited<ReturnType<typeof listCountedCompanies>>[number];

/** In one statement that counts modules, which are few; how many trainees there are is kept by triggers. */
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

/** What goes with a company besides its trainees' progress, and who is in the way of that. */
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

/** A few milliseconds, with all that hangs on them. */
const TRAINEES_PER_STATEMENT = 25;

/**
 * The ids of those deleted; all that they did goes with them by cascade. Some at a time, so that others
 * get their turn in between.
 */
export async function deleteTrainees(tx: Db, companyId: number): Promise<number[]> {
  await takeOffSearch(tx, companyId);
  const turn = takeTurn();
  const ids: number[] = [];
  for (;;) {
    const rows = await deleteSomeTrainees(tx, companyId);
    for (const { id } of rows) ids.push(id);
    if (rows.length < TRAINEES_PER_STATEMENT) return ids;
    if (turn.isOver) await turn.next();
  }
}

function deleteSomeTrainees(tx: Db, companyId: number) {
  return tx
    .deleteFrom('users')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .select('id')
        .where('company_id', '=', companyId)
        .where('role', '=', 'TRAINEE')
        .limit(TRAINEES_PER_STATEMENT),
    )
    .returning('id')
    .execute();
}

/** What was deleted; throws the engine's foreign key violation while a user is attached. */
export function deleteCompany(db: Db, id: number) {
  return db
    .deleteFrom('companies')
    .where('id', '=', id)
    .returning(['name', 'logo_key'])
    .executeTakeFirstOrThrow();
}
