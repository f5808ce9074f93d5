/** Activity records of changes of companies. */
import type { Db } from '#server/platform/database/schema.ts';
import { type Actor, type Differences, differences, record } from '../activity/service.ts';

interface Act {
  readonly actor: Actor;
  readonly action:
    | 'company.created'
    | 'company.updated'
    | 'company.settings-changed'
    | 'company.deleted';
  readonly id: number;
  /** The name before the change. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function recordCompany(tx: Db, act: Act, changed: Partial<Differences>): Promise<void> {
  const { actor, action, id, name, at } = act;
  const subject = { kind: 'company', id, name } as const;
  return record(tx, { actor, action, subject, company: { id, name }, ...changed, at });
}

interface CompanyState {
  readonly name: string;
  readonly logoKey: string | null;
}

interface CompanyChanges {
  readonly name?: string | undefined;
  readonly logoKey: string | null;
}

/** A call that changes nothing is not recorded. The logo's key is left out, because users do not know it. */
export async function recordUpdate(
  tx: Db,
  act: Omit<Act, 'name' | 'action'>,
  old: CompanyState,
  { name = old.name, logoKey }: CompanyChanges,
): Promise<void> {
  const oldLogo = old.logoKey === null ? null : 'old';
  const logo = logoKey === null ? oldLogo : 'new';
  const changed = differences({ name: old.name, logo: oldLogo }, { name, logo });
  const whole = { ...act, action: 'company.updated', name: old.name } as const;
  if (changed !== null) await recordCompany(tx, whole, changed);
}
