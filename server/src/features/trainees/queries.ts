import type { traineeSort } from '@portal/contract/trainees';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/database/schema.ts';

export interface TraineeFilter {
  /** Lower-cased; matched as a part of name, email or company name. */
  readonly search: string;
  readonly companyId: number | null;
}

export type TraineeSort = z.infer<typeof traineeSort>;

const SORTS = {
  name: ['users.name_key', 'asc'],
  '-name': ['users.name_key', 'desc'],
  email: ['users.email_key', 'asc'],
  '-email': ['users.email_key', 'desc'],
  newest: ['users.created_at', 'desc'],
  oldest: ['users.created_at', 'asc'],
} as const satisfies Record<TraineeSort, readonly [string, 'asc' | 'desc']>;

export type TraineeRow = Awaited<ReturnType<typeof listTrainees>>[number];

const matching = (db: Db, { search, companyId }: TraineeFilter) => {
  const trainees = db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .where('users.role', '=', 'TRAINEE')
    .$if(companyId !== null, (query) => query.where('users.company_id', '=', companyId));
  if (search === '') return trainees;
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return trainees.where(({ or, eb }) =>
    or(
      (['users.name_key', 'users.email_key', 'companies.name_key'] as const).map((column) =>
        eb(column, 'like', sql<string>`${pattern} escape '\\'`),
      ),
    ),
  );
};

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export function listTrainees(db: Db, filter: TraineeFilter, sort: TraineeSort, page: Page | null) {
  const [column, direction] = SORTS[sort];
  return matching(db, filter)
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.created_at',
      'users.company_id',
      'companies.name as company_name',
    ])
    .orderBy(column, direction)
    .orderBy('users.id', direction)
    .$if(page !== null, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute();
}

export async function countTrainees(db: Db, filter: TraineeFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findTrainee(db: Db, id: number) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.company_id',
      'companies.name as company_name',
    ])
    .where('users.id', '=', id)
    .where('users.role', '=', 'TRAINEE')
    .executeTakeFirst();
}

export type FoundTraineeRow = NonNullable<Awaited<ReturnType<typeof findTrainee>>>;

/** Whether there was such a trainee; what hangs on them goes by cascade. */
export async function deleteTrainee(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('role', '=', 'TRAINEE')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
