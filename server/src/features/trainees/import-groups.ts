/** Compares the groups that a file names with those of the companies and of the known trainees. */
import type { CompanyRef } from '@portal/contract/fields';
import { GROUPS_PER_COMPANY_MAX, IMPORT_NEW_GROUPS_LISTED } from '@portal/contract/limits';
import { normalizedKey } from '@portal/contract/text-rules';
import type { NewGroups } from '@portal/contract/trainee-import';
import type { Db } from '#server/platform/database/schema.ts';
import { groupsOf, listNamesOfGroups } from '../groups/service.ts';

interface OfCompany {
  readonly company: CompanyRef;
  /** The names by their keys. */
  readonly existing: ReadonlyMap<string, string>;
  /** The same for the groups that the import creates. */
  readonly created: Map<string, string>;
}

export function createKnownGroups(db: Db) {
  const companies = new Map<number, OfCompany>();
  const ofTrainees = new Map<number, readonly string[]>();

  return {
    /** Call for a batch of rows before they are checked. */
    async lookUp(
      companiesOfRows: readonly CompanyRef[],
      traineeIds: readonly number[],
    ): Promise<void> {
      for (const company of companiesOfRows) {
        if (companies.has(company.id)) continue;
        const groups = await listNamesOfGroups(db, company.id);
        const existing = new Map(groups.map(({ name_key, name }) => [name_key, name]));
        companies.set(company.id, { company, existing, created: new Map() });
      }
      for (const [id, groups] of await groupsOf(db, traineeIds))
        ofTrainees.set(
          id,
          groups.map(({ name }) => name),
        );
    },

    /** The groups of a known trainee. */
    of: (traineeId: number): readonly string[] => ofTrainees.get(traineeId) ?? [],

    /** Returns the names of the groups, as existing ones are called; null if the company would have too many groups. */
    take(companyId: number, names: readonly string[]): string[] | null {
      const found = companies.get(companyId);
      if (found === undefined) return [];
      const { existing, created } = found;
      const missing = names.filter((name) => {
        const key = normalizedKey(name);
        return !existing.has(key) && !created.has(key);
      });
      const total = existing.size + created.size + missing.length;
      if (missing.length > 0 && total > GROUPS_PER_COMPANY_MAX) return null;
      for (const name of missing) created.set(normalizedKey(name), name);
      return names.map((name) => {
        const key = normalizedKey(name);
        return existing.get(key) ?? created.get(key) ?? name;
      });
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

/** Whether these are the same groups, in any order. */
export function areSameGroups(some: readonly string[], others: readonly string[]): boolean {
  const keys = new Set(some.map(normalizedKey));
  return keys.size === others.length && others.every((name) => keys.has(normalizedKey(name)));
}
