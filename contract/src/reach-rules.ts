/** Which companies and groups an admin reaches. */
import type { CompanyRef } from './fields.ts';
import {
  type AdminScope,
  type ChosenReach,
  type NamedScope,
  type Reach,
  RIGHTS,
  type Right,
} from './reach.ts';

/** The company that a record belongs to, and the groups that the people whom it concerns are in. */
export interface Bounds {
  readonly companyId: number;
  readonly groupIds: readonly number[];
}

/** The limit of a list: whole companies, and members of groups. Null for everything. */
export type Within = {
  readonly companies: readonly number[];
  readonly groups: readonly number[];
} | null;

const includes = (scope: AdminScope, right: Right) =>
  RIGHTS.indexOf(scope.rights) >= RIGHTS.indexOf(right);

/** The scopes with the right, or a greater one. */
const scopesWith = (scopes: readonly NamedScope[], right: Right) =>
  scopes.filter((scope) => includes(scope, right));

export function within(reach: Reach, right: Right = 'read'): Within {
  if (reach === 'portal') return null;
  const scopes = scopesWith(reach, right);
  const companies = scopes.flatMap(({ companyId, groupId }) =>
    groupId === undefined ? companyId : [],
  );
  const groups = scopes.flatMap(({ companyId, groupId }) =>
    groupId === undefined || companies.includes(companyId) ? [] : groupId,
  );
  return { companies: [...new Set(companies)], groups: [...new Set(groups)] };
}

/** The same without groups, for what concerns a whole company. */
export function withinCompanies(reach: Reach, right: Right = 'read'): Within {
  const all = within(reach, right);
  return all && { ...all, groups: [] };
}

/** The company if the limit is one whole company. */
export const wholeCompanyOf = (limit: Within): number | null =>
  limit?.companies.length === 1 && limit.groups.length === 0 ? (limit.companies[0] ?? null) : null;

/** Whether people with these bounds are within it. */
export function isWithin(limit: Within, { companyId, groupIds }: Bounds): boolean {
  if (limit === null || limit.companies.includes(companyId)) return true;
  return groupIds.some((id) => limit.groups.includes(id));
}

/** The companies of which the admin reaches anything; null for all. */
export function reachedCompanies(reach: Reach, right: Right = 'read'): readonly number[] | null {
  if (reach === 'portal') return null;
  return [...new Set(scopesWith(reach, right).map(({ companyId }) => companyId))];
}

/** The company of an admin who reaches no other one; null if there is none, or more than one. */
export function onlyReachedCompany(reach: Reach): CompanyRef | null {
  if (reach === 'portal') return null;
  const companies = new Map(reach.map(({ companyId, companyName }) => [companyId, companyName]));
  const [first] = companies;
  return first === undefined || companies.size > 1 ? null : { id: first[0], name: first[1] };
}

/** Whether the admin reaches the whole company with the right. */
export const reachesCompany = (reach: Reach, companyId: number, right: Right = 'read'): boolean =>
  isWithin(withinCompanies(reach, right), { companyId, groupIds: [] });

/** Whether the admin reaches the company, or a group of it, with the right. */
export const reachesPartOf = (reach: Reach, companyId: number, right: Right = 'read'): boolean =>
  reachedCompanies(reach, right)?.includes(companyId) ?? true;

/** Whether the admin reaches the people with these bounds with the right. */
export const reachesPeople = (reach: Reach, bounds: Bounds, right: Right = 'read'): boolean =>
  isWithin(within(reach, right), bounds);

/** Whether the admin reaches the group, or its whole company, with the right. */
export const reachesGroup = (
  reach: Reach,
  { companyId, groupId }: { readonly companyId: number; readonly groupId: number },
  right: Right = 'read',
): boolean => reachesPeople(reach, { companyId, groupIds: [groupId] }, right);

/** The admin's groups in a company with the right; null for an admin who reaches the whole company. */
export function groupsReached(
  reach: Reach,
  companyId: number,
  right: Right = 'read',
): readonly number[] | null {
  if (reachesCompany(reach, companyId, right) || reach === 'portal') return null;
  return scopesWith(reach, right).flatMap((scope) =>
    scope.companyId === companyId && scope.groupId !== undefined ? scope.groupId : [],
  );
}

/** Whether the admin reaches each of the groups, or their whole company, with the right. */
export function reachesAllGroups(
  reach: Reach,
  { companyId, groupIds }: Bounds,
  right: Right = 'read',
): boolean {
  const own = groupsReached(reach, companyId, right);
  return own === null || groupIds.every((id) => own.includes(id));
}

/** Whether the admin has the right on anything in a company, or without a company on anything at all. */
export const hasAnywhere = (
  reach: Reach,
  right: Right,
  companyId: number | null = null,
): boolean =>
  companyId === null
    ? reachedCompanies(reach, right)?.length !== 0
    : reachesPartOf(reach, companyId, right);

/** Whether the admin has the right on any whole company. */
export const hasInCompany = (reach: Reach, right: Right): boolean =>
  within(reach, right)?.companies.length !== 0;

/** Whether the admin has the right on all that they reach. */
export const hasEverywhere = (reach: Reach, right: Right): boolean =>
  reach === 'portal' || reach.every((scope) => includes(scope, right));

/** Equal for reaches in which an admin sees and may do the same. */
export function reachKey(reach: Reach): string {
  if (reach === 'portal') return reach;
  return reach
    .map(({ companyId, groupId = 0, rights }) => `${companyId}:${groupId}:${rights}`)
    .toSorted()
    .join();
}

/** Whether the first reach has nothing that the second one has not. */
export function isCovered(inner: ChosenReach, outer: Reach): boolean {
  if (outer === 'portal') return true;
  if (inner === 'portal') return false;
  return inner.every(({ companyId, groupId, rights }) =>
    groupId === undefined
      ? reachesCompany(outer, companyId, rights)
      : reachesGroup(outer, { companyId, groupId }, rights),
  );
}

/** The same reach without scopes that another one includes. */
export function simplestReach(reach: ChosenReach): ChosenReach {
  if (reach === 'portal') return reach;
  const simplest: AdminScope[] = [];
  for (const scope of reach.toSorted(greatestFirst))
    if (!simplest.some((other) => includesScope(other, scope))) simplest.push(scope);
  return simplest;
}

/** Whole companies before groups, and greater rights before lesser ones. */
const greatestFirst = (a: AdminScope, b: AdminScope): number =>
  Number(a.groupId !== undefined) - Number(b.groupId !== undefined) ||
  RIGHTS.indexOf(b.rights) - RIGHTS.indexOf(a.rights);

const includesScope = (outer: AdminScope, inner: AdminScope): boolean =>
  outer.companyId === inner.companyId &&
  (outer.groupId === undefined || outer.groupId === inner.groupId) &&
  includes(outer, inner.rights);
