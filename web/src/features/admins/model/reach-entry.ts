/** The reach of an admin, as it is entered in a form: a row for each company or group, none for everything. */
import { companyRef, groupRef } from '@portal/contract/fields';
import {
  type ChosenReach,
  type NamedScope,
  type Reach,
  RIGHTS,
  type Right,
} from '@portal/contract/reach';
import { issueText } from '@portal/contract/reasons';
import * as z from 'zod/mini';

const scopeRow = z.object({
  company: z
    .nullable(companyRef)
    .check(z.refine((company) => company !== null, issueText('companyNotChosen'))),
  /** Null for the whole company. */
  group: z.nullable(groupRef),
  rights: z.enum(RIGHTS),
});
export type ScopeRow = z.output<typeof scopeRow>;

export const scopeRows = z.array(scopeRow);

export type ReachEntry = { scopes: ScopeRow[] };

/** A row in which nothing is chosen yet, with the least right. */
export const EMPTY_ROW: ScopeRow = { company: null, group: null, rights: 'read' };

/** The rights that an admin with this reach may give to others. */
export const rightsToGive = (reach: Reach): readonly Right[] =>
  reach === 'portal' ? RIGHTS : RIGHTS.filter((right) => right !== 'training');

/** The rows in which a company is chosen. */
export function scopesOf(rows: readonly ScopeRow[]): NamedScope[] {
  return rows.flatMap(({ company, group, rights }) => {
    if (company === null) return [];
    const whole = { companyId: company.id, companyName: company.name, rights };
    return group === null ? whole : { ...whole, groupId: group.id, groupName: group.name };
  });
}

export function rowsOf(reach: Reach): ScopeRow[] {
  if (reach === 'portal') return [];
  return reach.map(({ companyId, companyName, groupId, groupName = '', rights }) => ({
    company: { id: companyId, name: companyName },
    group: groupId === undefined ? null : { id: groupId, name: groupName },
    rights,
  }));
}

export function chosenReachOf(rows: readonly ScopeRow[]): ChosenReach {
  if (rows.length === 0) return 'portal';
  return scopesOf(rows).map(({ companyId, groupId, rights }) =>
    groupId === undefined ? { companyId, rights } : { companyId, groupId, rights },
  );
}
