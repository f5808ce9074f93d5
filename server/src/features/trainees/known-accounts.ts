/** The accounts that have the emails of a file, as far as the admin of the import reaches them. */
import type { CompanyRef } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import type { Db } from '#server/platform/database/schema.ts';
import { findKnownUsers, type KnownUser } from './queries.ts';
import { reachedAmong } from './reached.ts';

/** A trainee whose email is in the file, as the portal has the trainee. */
export interface KnownTrainee {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly company: CompanyRef;
}

export type KnownAccount =
  /** The admin may change the trainee. */
  | { readonly kind: 'trainee'; readonly trainee: KnownTrainee }
  /** `seen`: a trainee whom the admin may not change. `hidden`: an account out of reach. */
  | { readonly kind: 'seen' | 'hidden' | 'admin' };

/** By the keys of the emails. */
export async function findKnownAccounts(
  db: Db,
  reach: Reach,
  emailKeys: readonly string[],
): Promise<ReadonlyMap<string, KnownAccount>> {
  const found = await findKnownUsers(db, emailKeys);
  const asked = found.map(({ id, company_id: companyId }) => ({ id, companyId }));
  const seen = await reachedAmong(db, { reach, right: 'read' }, asked);
  const changeable = await reachedAmong(db, { reach, right: 'people' }, asked);
  return new Map(
    found.map((user): [string, KnownAccount] => {
      const { id, email_key: key } = user;
      if (changeable.has(id)) return [key, accountOf(user)];
      return [key, { kind: seen.has(id) ? 'seen' : 'hidden' }];
    }),
  );
}

function accountOf({ id, name, email, company_id, company_name }: KnownUser): KnownAccount {
  if (company_id === null || company_name === null) return { kind: 'admin' };
  const company = { id: company_id, name: company_name };
  return { kind: 'trainee', trainee: { id, name, email, company } };
}
