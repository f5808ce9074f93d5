import type { Language } from '@portal/contract/languages';
import { normalizedKey } from '@portal/contract/text-rules';
import type { Db } from '#server/platform/database/schema.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import { lockCompaniesShared } from '../companies/service.ts';
import { findNamedGroups, insertMembers, type NamedGroups } from '../groups/service.ts';
import { storeFields, type TraineeFields } from './fields.ts';
import { refusalOfPlace } from './policy.ts';
import { findUsersByEmail } from './queries.ts';

export interface ImportedFields extends TraineeFields {
  /** Null if the file names none. */
  readonly language: Language | null;
  /** The names of groups of the company; none to leave the groups of a known trainee as they are. */
  readonly groups: readonly string[];
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
  /** The known trainee who gets the name, the company and the groups of the row; null to add or restore one. */
  readonly changedUserId: number | null;
}

/** The change of which rows of an import are a part. */
export interface Applied {
  /** The admin of the import, with the present reach. */
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export const groupsOfRow = ({ companyId, fields }: ImportedRow): NamedGroups => ({
  companyId,
  names: fields.groups,
});

export function createAddImported(accounts: Pick<Accounts, 'insertUsers'>) {
  /**
   * Adds the trainees of these rows to their groups too, and returns their ids by place. Left out are rows whose email is
   * taken, whose company was deleted, that name a group that does not exist, or whose company or groups the admin does not
   * reach. Call it before other locks of users and companies in the transaction.
   */
  return async function addImported(
    tx: Db,
    rows: readonly ImportedRow[],
    { actor, at }: Applied,
  ): Promise<ReadonlyMap<number, number>> {
    const present = new Set(
      await lockCompaniesShared(
        tx,
        rows.map(({ companyId }) => companyId),
      ),
    );
    const taken = await idsByEmail(tx, rows);
    const named = await findNamedGroups(tx, rows.map(groupsOfRow));
    const adding = rows.filter((row) => {
      const { companyId } = row;
      const groupIds = named.idsOf(groupsOfRow(row));
      if (!present.has(companyId) || taken.has(emailKeyOf(row)) || groupIds === null) return false;
      return refusalOfPlace(actor.reach, { companyId, groupIds }) === null;
    });
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
    const idOf = await idsByEmail(tx, adding);
    const added = adding.map((row) => ({ row, id: idOf.get(emailKeyOf(row)) ?? notAdded(row) }));
    const memberships = added.flatMap(({ row, id: userId }) =>
      (named.idsOf(groupsOfRow(row)) ?? []).map((groupId) => ({ groupId, userId })),
    );
    for (const [groupId, some] of Map.groupBy(memberships, (each) => each.groupId))
      await insertMembers(tx, { groupId, userIds: some.map(({ userId }) => userId) }, at);
    return new Map(added.map(({ row, id }) => [row.place, id]));
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
