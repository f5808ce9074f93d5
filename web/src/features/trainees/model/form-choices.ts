/** The companies and groups that an admin can choose in the form of a trainee. */
import type { GroupRef, Person } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import { groupsReached, reachesCompany, reachesPartOf } from '@portal/contract/reach-rules';

/** A trainee as the form changes it. */
export type SavedTrainee = Person & { readonly groups: readonly GroupRef[] };

/** A move needs the whole company, a new trainee also comes into a group of it. `saved`: null for a new trainee. */
export function isCompanyChoice(reach: Reach, saved: SavedTrainee | null, id: number): boolean {
  if (saved === null) return reachesPartOf(reach, id, 'people');
  return id === saved.company?.id || reachesCompany(reach, id, 'people');
}

/** The groups that the admin can choose in a company, one of them at least; null for all, or none. */
export const ownGroups = (reach: Reach, companyId: number | undefined): readonly number[] | null =>
  companyId === undefined ? null : groupsReached(reach, companyId, 'people');

/** The groups that are chosen at first for a new trainee of a company: the only one that the admin can choose. */
export function firstGroups(reach: Reach, companyId: number | undefined): number[] {
  const own = ownGroups(reach, companyId) ?? [];
  return own.length === 1 ? [...own] : [];
}

/** The groups of a trainee that the admin can choose. */
export function chosenGroups(reach: Reach, { company, groups }: SavedTrainee): number[] {
  const own = ownGroups(reach, company?.id);
  return groups.map(({ id }) => id).filter((id) => own?.includes(id) ?? true);
}

/** The groups of a trainee that the admin cannot choose. `opened`: the ids of those that were chosen at first. */
export function fixedGroups(
  reach: Reach,
  saved: SavedTrainee,
  opened: readonly number[],
): GroupRef[] {
  const choices = [...opened, ...chosenGroups(reach, saved)];
  return saved.groups.filter(({ id }) => !choices.includes(id));
}
