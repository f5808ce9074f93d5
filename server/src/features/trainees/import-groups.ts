/** Compares the groups that a file names with those of the companies and of the known trainees. */
import type { CompanyRef, GroupRef } from '@portal/contract/fields';
import { GROUPS_PER_COMPANY_MAX, IMPORT_NEW_GROUPS_LISTED } from '@portal/contract/limits';
import type { Reach } from '@portal/contract/reach';
import { because, type Refusal } from '@portal/contract/reasons';
import { normalizedKey } from '@portal/contract/text-rules';
import type { NewGroups } from '@portal/contract/trainee-import';
import type { Db } from '#server/platform/database/schema.ts';
import { groupsOf, listNamesOfGroups } from '../groups/service.ts';
import { ownGroups } from './policy.ts';

interface OfCompany {
  readonly company: CompanyRef;
  /** By the keys of their names. */
  readonly existing: ReadonlyMap<string, GroupRef>;
  /** The names of the groups that the import creates, by their keys. */
  readonly created: Map<string, string>;
}

/** The names of the groups as existing ones are called, or why a row cannot have them. */
export type Taken = { readonly names: readonly string[] } | { readonly problem: Refusal };

interface Wanted {
  readonly company: CompanyRef;
  readonly names: readonly string[];
  /** The groups of a known trainee of the company; null for a trainee who comes into it. */
  readonly present: readonly GroupRef[] | null;
}

export function createKnownGroups(db: Db, reach: Reach) {
  const companies = new Map<number, OfCompany>();
  const ofTrainees = new Map<number, readonly GroupRef[]>();

  return {
    /** Call for a batch of rows before they are checked. */
    async lookUp(
      companiesOfRows: readonly CompanyRef[],
      traineeIds: readonly number[],
    ): Promise<void> {
      for (const company of companiesOfRows) {
        if (companies.has(company.id)) continue;
        const groups = await listNamesOfGroups(db, company.id);
        const existing = new Map(groups.map(({ id, name, name_key }) => [name_key, { id, name }]));
        companies.set(company.id, { company, existing, created: new Map() });
      }
      for (const [id, groups] of await groupsOf(db, traineeIds)) ofTrainees.set(id, groups);
    },

    /** The groups of a known trainee. */
    of: (traineeId: number): readonly GroupRef[] => ofTrainees.get(traineeId) ?? [],

    take({ company, names, present }: Wanted): Taken {
      const found = companies.get(company.id);
      if (found === undefined) return { names: [] };
      const own = ownGroups(reach, company.id);
      return own === null ? takeAny(found, names) : takeOwn(found, own, { names, present });
    },

    /** The groups that the import creates. */
    created(): NewGroups[] {
      const withNew = [...companies.values()].filter(({ created }) => created.size > 0);
      return withNew.slice(0, IMPORT_NEW_GROUPS_LISTED).map(({ company, created }) => ({
        company: company.name,
        count: created.size,
        names: [...created.values()].slice(0, IMPORT_NEW_GROUPS_LISTED),
      }));
    },
  };
}

/** Groups that do not exist are created, if the company does not have too many then. */
function takeAny({ company, existing, created }: OfCompany, names: readonly string[]): Taken {
  const missing = names.filter((name) => {
    const key = normalizedKey(name);
    return !existing.has(key) && !created.has(key);
  });
  const total = existing.size + created.size + missing.length;
  const max = GROUPS_PER_COMPANY_MAX;
  if (missing.length > 0 && total > max)
    return { problem: because('importTooManyGroups', { company: company.name, max }) };
  for (const name of missing) created.set(normalizedKey(name), name);
  const nameOf = (name: string) => {
    const key = normalizedKey(name);
    return existing.get(key)?.name ?? created.get(key) ?? name;
  };
  return { names: names.map(nameOf) };
}

/**
 * For an admin of groups. Without a name, a trainee who comes into the company is in the only group of the admin. Other
 * groups of a known trainee stay, whether the row names them or not.
 */
function takeOwn(
  { existing }: OfCompany,
  own: readonly number[],
  { names, present }: Omit<Wanted, 'company'>,
): Taken {
  if (own.length === 0) return { problem: because('needsPeopleRight') };
  if (names.length === 0 && present !== null) return { names };
  const ownNames = new Map(
    [...existing].flatMap(([key, { id, name }]) =>
      own.includes(id) ? [[key, name] as const] : [],
    ),
  );
  const isOwn = (name: string) => ownNames.has(normalizedKey(name));
  const staying = (present ?? []).map(({ name }) => name).filter((name) => !isOwn(name));
  const stayingKeys = new Set(staying.map(normalizedKey));
  const other = names.find((name) => !isOwn(name) && !stayingKeys.has(normalizedKey(name)));
  if (other !== undefined) return { problem: because('importOtherGroup', { group: other }) };
  const chosen =
    names.length === 0 && ownNames.size === 1
      ? [...ownNames.values()]
      : names.flatMap((name) => ownNames.get(normalizedKey(name)) ?? []);
  if (chosen.length === 0) return { problem: because('chooseOwnGroup') };
  return { names: [...chosen, ...staying] };
}

/** Whether these are the same groups, in any order. */
export function areSameGroups(some: readonly string[], others: readonly string[]): boolean {
  const keys = new Set(some.map(normalizedKey));
  return keys.size === others.length && others.every((name) => keys.has(normalizedKey(name)));
}
