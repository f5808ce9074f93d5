/** The modules that exceptions and recorded results name. */
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { findModule, type ModuleRow } from './queries.ts';

export const MODULE_NOT_FOUND = because('moduleNotFound');

/** Throws NOT_FOUND for a module that does not exist, and in the same words for one of another company. */
export async function getModule(db: Db, companyId: number, id: number): Promise<ModuleRow> {
  const module = requireFound(await findModule(db, id), MODULE_NOT_FOUND);
  if (module.company_id !== companyId) throw new AppError('NOT_FOUND', MODULE_NOT_FOUND);
  return module;
}
