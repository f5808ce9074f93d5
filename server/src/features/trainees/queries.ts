import type { Db } from '../../platform/database/schema.ts';

/** These trainees, in no order; who is gone by now is missing. */
export function findTrainees(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.created_at',
      'users.company_id',
      'companies.name as company_name',
    ])
    .where('users.id', 'in', ids)
    .execute();
}

export type TraineeRow = Awaited<ReturnType<typeof findTrainees>>[number];

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
