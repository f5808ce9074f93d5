/** Groups by their names, as files have them. Names are compared without case. */
import { GROUPS_PER_COMPANY_MAX } from '@portal/contract/limits';
import { normalizedKey } from '@portal/contract/text-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { type Actor, record } from '../activity/service.ts';
import { lockCompany, newSignUpLink } from '../companies/service.ts';
import * as queries from './queries.ts';

export interface NamedGroups {
  readonly companyId: number;
  readonly names: readonly string[];
}

interface Creation {
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Creates those of these groups that do not exist, as many as their companies can have. Call it before other locks of the
 * transaction.
 */
export async function createMissingGroups(
  tx: Db,
  wanted: readonly NamedGroups[],
  creation: Creation,
): Promise<void> {
  const byCompany = Map.groupBy(wanted, ({ companyId }) => companyId);
  for (const [companyId, some] of [...byCompany].toSorted(([one], [other]) => one - other)) {
    const names = some.flatMap((each) => each.names);
    if ((await missingOf(tx, companyId, names)).length === 0) continue;
    const company = await lockCompany(tx, companyId);
    if (company === undefined) continue;
    const missing = await missingOf(tx, companyId, names);
    const places = GROUPS_PER_COMPANY_MAX - (await queries.countGroups(tx, companyId));
    for (const name of missing.slice(0, places)) {
      const id = await queries.insertGroup(tx, {
        ...{ companyId, name, signUpLink: newSignUpLink() },
        at: creation.at,
      });
      const change = { action: 'group.created', after: { name } } as const;
      const subject = { kind: 'group', id, name } as const;
      await record(tx, { ...creation, ...change, subject, company });
    }
  }
}

async function missingOf(tx: Db, companyId: number, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const present = new Set(
    (await queries.listNamesOfGroups(tx, companyId)).map(({ name_key }) => name_key),
  );
  const missing = new Map<string, string>();
  for (const name of names) {
    const key = normalizedKey(name);
    if (!present.has(key) && !missing.has(key)) missing.set(key, name);
  }
  return [...missing.values()];
}

/** Finds groups by name. Call it with the companies locked. */
export async function findNamedGroups(tx: Db, wanted: readonly NamedGroups[]) {
  const idsOf = new Map<number, ReadonlyMap<string, number>>();
  for (const { companyId, names } of wanted) {
    if (names.length === 0 || idsOf.has(companyId)) continue;
    const groups = await queries.listNamesOfGroups(tx, companyId);
    idsOf.set(companyId, new Map(groups.map(({ name_key, id }) => [name_key, id])));
  }
  return {
    /** Null if one of the groups does not exist. */
    idsOf({ companyId, names }: NamedGroups): number[] | null {
      const ids = names.flatMap((name) => idsOf.get(companyId)?.get(normalizedKey(name)) ?? []);
      return ids.length === names.length ? ids : null;
    },
  };
}
