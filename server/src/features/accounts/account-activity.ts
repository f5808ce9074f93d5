/** What the list of changes says of a change of accounts. Passwords are never in it, nor hashes. */
import type { ActivityFields } from '@portal/contract/activity';
import type { CompanyRef, Role } from '@portal/contract/fields';
import type { Db } from '../../platform/database/schema.ts';
import { type Actor, differences, record } from '../activity/service.ts';
import type { UserRow } from './queries.ts';

interface NewAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly company: CompanyRef | null;
}

/** @param at milliseconds since 1970 */
export function recordCreation(tx: Db, actor: Actor, account: NewAccount, at: number) {
  const { id, name, email, role, company } = account;
  const isAdmin = role === 'ADMIN';
  return record(tx, {
    actor,
    action: isAdmin ? 'admin.created' : 'trainee.created',
    subject: { kind: isAdmin ? 'admin' : 'trainee', id, name },
    company,
    after: { name, email, ...(company && { company: company.name }) },
    at,
  });
}

interface AccountChanges {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly company?: CompanyRef | undefined;
  readonly hasNewPassword: boolean;
}

/**
 * @param old the trainee as before
 * @param at milliseconds since 1970
 */
export async function recordChange(
  tx: Db,
  actor: Actor,
  old: UserRow,
  { name = old.name, email = old.email, company, hasNewPassword }: AccountChanges,
  at: number,
): Promise<void> {
  const newCompany = company?.name ?? old.company_name;
  const before: ActivityFields = { name: old.name, email: old.email, company: old.company_name };
  const after: ActivityFields = { name, email, company: newCompany };
  if (hasNewPassword) after['sign-in'] = 'a new one was set';
  const changed = differences(before, after);
  if (changed === null) return;
  const subject = { kind: 'trainee', id: old.id, name: old.name } as const;
  const of = company ?? companyOf(old);
  await record(tx, { actor, action: 'trainee.updated', subject, company: of, ...changed, at });
}

function companyOf({ company_id: id, company_name: name }: UserRow): CompanyRef | null {
  return id === null || name === null ? null : { id, name };
}
