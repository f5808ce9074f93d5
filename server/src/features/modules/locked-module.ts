import type { Db } from '../../platform/database/schema.ts';
import { found } from '../../platform/http/app-error.ts';
import { inLockedCompany } from '../companies/service.ts';
import { findModule } from './queries.ts';

export const MODULE_NOT_FOUND = 'Module not found or already deleted';

export type FoundModule = NonNullable<Awaited<ReturnType<typeof findModule>>>;

/**
 * The module is there until the end of the transaction; only what `work` does changes it. Throws
 * NOT_FOUND.
 */
export async function inLockedModule<T>(
  db: Db,
  moduleId: number,
  work: (tx: Db, module: FoundModule) => Promise<T>,
): Promise<T> {
  const { company_id } = found(await findModule(db, moduleId), MODULE_NOT_FOUND);
  return inLockedCompany(db, company_id, async (tx) =>
    work(tx, found(await findModule(tx, moduleId), MODULE_NOT_FOUND)),
  );
}
