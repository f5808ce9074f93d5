import type { Language } from '@portal/contract/languages';
import { normalizedKey } from '@portal/contract/text-rules';
import type { Db } from '#server/platform/database/schema.ts';
import type { Accounts } from '../accounts/service.ts';
import { lockCompaniesShared } from '../companies/service.ts';
import { storeFields, type TraineeFields } from './fields.ts';
import { findUsersByEmail } from './queries.ts';

export interface ImportedFields extends TraineeFields {
  /** Null if the file names none. */
  readonly language: Language | null;
}

/** A row of a file as it waits to be added. */
export interface ImportedRow {
  /** Identifies the row in its import. */
  readonly place: number;
  readonly fields: ImportedFields;
  readonly companyId: number;
  /** Null if a link to choose a password is mailed. */
  readonly passwordHash: string | null;
  /** The deleted trainee who is restored; null to add a new one. */
  readonly restoredUserId: number | null;
  /** The known trainee who gets the name and the company of the row; null to add or restore one. */
  readonly changedUserId: number | null;
}

export function createAddImported(accounts: Pick<Accounts, 'insertUsers'>) {
  /**
   * Adds the trainees of these rows and returns their ids by place. Left out are rows whose email is taken or whose
   * company was deleted. Call it before other locks of users and companies in the transaction.
   */
  return async function addImported(
    tx: Db,
    rows: readonly ImportedRow[],
    at: number,
  ): Promise<ReadonlyMap<number, number>> {
    const present = new Set(
      await lockCompaniesShared(
        tx,
        rows.map(({ companyId }) => companyId),
      ),
    );
    const taken = await idsByEmail(tx, rows);
    const adding = rows.filter((row) => present.has(row.companyId) && !taken.has(emailKeyOf(row)));
    if (adding.length === 0) return new Map();
    await accounts.insertUsers(
      tx,
      adding.map(({ fields, companyId, passwordHash }) => ({
        ...storeFields(fields),
        language: fields.language,
        role: 'TRAINEE',
        company_id: companyId,
        password_hash: passwordHash,
        created_at: at,
      })),
    );
    const added = await idsByEmail(tx, adding);
    return new Map(adding.map((row) => [row.place, added.get(emailKeyOf(row)) ?? notAdded(row)]));
  };
}

const emailKeyOf = ({ fields }: ImportedRow) => normalizedKey(fields.email);

async function idsByEmail(tx: Db, rows: readonly ImportedRow[]) {
  const users = await findUsersByEmail(tx, rows.map(emailKeyOf));
  return new Map(users.map(({ email_key, id }) => [email_key, id]));
}

function notAdded({ place }: ImportedRow): never {
  throw new Error(`The trainee of row ${place} was not added`);
}
