import { because } from '@portal/contract/reasons';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '#server/platform/database/constraint-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { noChosenCompany } from '../companies/service.ts';

/**
 * Throws EMAIL_TAKEN, or NOT_FOUND for a company that was deleted in the meantime, if the database refuses an account.
 */
export async function inAccountTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken();
    if (isForeignKeyViolation(error)) throw noChosenCompany();
    throw error;
  }
}

export function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', because('emailTaken'));
}
