/** Queries for the company of a trainee: its modules, and what the trainee has begun. */
import type { Db } from '#server/platform/database/schema.ts';

/** Drafts are found too. */
export function findModule(db: Db, id: number) {
  return db
    .selectFrom('modules')
    .innerJoin('companies', 'companies.id', 'modules.company_id')
    .select(['modules.id', 'modules.name'])
    .select(['companies.id as company_id', 'companies.name as company_name'])
    .where('modules.id', '=', id)
    .executeTakeFirst();
}
export type ModuleRow = NonNullable<Awaited<ReturnType<typeof findModule>>>;

interface OfTrainee {
  readonly userId: number;
  readonly companyId: number;
}

/** The modules that the trainee has opened in any run in the company. */
export async function listBegunModules(
  db: Db,
  { userId, companyId }: OfTrainee,
): Promise<number[]> {
  const rows = await db
    .selectFrom('runs')
    .innerJoin('progress', 'progress.run_id', 'runs.id')
    .select('progress.module_id')
    .distinct()
    .where('runs.user_id', '=', userId)
    .where('runs.company_id', '=', companyId)
    .where('progress.opened_at', 'is not', null)
    .execute();
  return rows.map(({ module_id }) => module_id);
}

/** Who has made the editions of the company's modules. */
export function listEditionMakers(db: Db, companyId: number) {
  return db
    .selectFrom('module_editions')
    .innerJoin('modules', 'modules.id', 'module_editions.module_id')
    .leftJoin('users as makers', 'makers.id', 'module_editions.created_by')
    .select(['module_editions.module_id', 'module_editions.number', 'makers.name'])
    .where('modules.company_id', '=', companyId)
    .execute();
}
