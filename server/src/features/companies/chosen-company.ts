import type { CompanyRef } from '@portal/contract/fields';
import { sameKey } from '@portal/contract/text-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findCompaniesByName } from './queries.ts';

/** The company that a user is put into by its name. Throws NOT_FOUND. */
export async function findChosenCompany(db: Db, companyName: string): Promise<CompanyRef> {
  const [company] = await findCompaniesByName(db, [sameKey(companyName)]);
  if (company === undefined) throw noChosenCompany();
  return { id: company.id, name: company.name };
}

export function noChosenCompany(): AppError {
  return new AppError('NOT_FOUND', 'This company does not exist. Please select a company.');
}
