import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Actor } from '../activity/service.ts';
import { inLockedCompany } from '../companies/service.ts';
import { findModule, type ModuleRow } from './queries.ts';

export const MODULE_NOT_FOUND = because('moduleNotFoundOrDeleted');

/** A change of one module's content, in a transaction that has its company locked. */
export interface ContentChange {
  readonly tx: Db;
  readonly actor: Actor;
  /** The module as it was before the change. */
  readonly module: ModuleRow;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Runs `work` in a transaction in which only `work` changes the module. Throws NOT_FOUND. */
export async function inLockedModule<T>(
  db: Db,
  moduleId: number,
  work: (tx: Db, module: ModuleRow) => Promise<T>,
): Promise<T> {
  const { company_id } = requireFound(await findModule(db, moduleId), MODULE_NOT_FOUND);
  return inLockedCompany(db, company_id, async (tx) =>
    work(tx, requireFound(await findModule(tx, moduleId), MODULE_NOT_FOUND)),
  );
}
