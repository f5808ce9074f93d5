import type { CompanyRef } from '@portal/contract/fields';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { findCompany } from './queries.ts';

/** The company that an export is about; null for an export about all of them. Throws NOT_FOUND. */
export async function findExportedCompany<Id extends number | null>(
  db: Db,
  id: Id,
): Promise<Id extends number ? CompanyRef : CompanyRef | null>;
export async function findExportedCompany(db: Db, id: number | null): Promise<CompanyRef | null> {
  if (id === null) return null;
  return requireFound(await findCompany(db, id), 'Company not found');
}
