/** Where a limited admin may put trainees, and from where the admin may take them away. */
import type { Reach } from '@portal/contract/reach';
import { groupsReached, reachesAllGroups } from '@portal/contract/reach-rules';
import { because, type Refusal } from '@portal/contract/reasons';
import { AppError } from '#server/platform/http/app-error.ts';
import { GROUP_NOT_FOUND } from '../groups/service.ts';

/** A company with some of its groups. */
export interface Place {
  readonly companyId: number;
  readonly groupIds: readonly number[];
}

/** The groups of the company whose memberships the admin changes; null for all. */
export const ownGroups = (reach: Reach, companyId: number): readonly number[] | null =>
  groupsReached(reach, companyId, 'people');

const forbidden = (refusal: Refusal) => new AppError('FORBIDDEN', refusal);
const needsPeopleRight = () => forbidden(because('needsPeopleRight'));

/** Why the admin cannot change memberships of these groups; null if the admin can. */
export function refusalOfGroups(reach: Reach, place: Place): AppError | null {
  if (!reachesAllGroups(reach, place, 'read')) return new AppError('NOT_FOUND', GROUP_NOT_FOUND);
  return reachesAllGroups(reach, place, 'people') ? null : needsPeopleRight();
}

/** Why the admin cannot put a person into the company, which is reached, and these groups; null if the admin can. */
export function refusalOfPlace(reach: Reach, place: Place): AppError | null {
  const own = ownGroups(reach, place.companyId);
  if (own === null) return null;
  if (own.length === 0) return needsPeopleRight();
  if (place.groupIds.length === 0) return forbidden(because('chooseOwnGroup'));
  return refusalOfGroups(reach, place);
}

/** Why the admin cannot delete the person, who is in these groups; null if the admin can. */
export function refusalOfDeletion(reach: Reach, place: Place, name: string): AppError | null {
  if (reachesAllGroups(reach, place, 'people')) return null;
  return reachesAllGroups(reach, place, 'read')
    ? needsPeopleRight()
    : forbidden(because('personInOtherGroup', { name }));
}

/** Why the admin cannot move the person, who would leave these groups; null if the admin can. */
export const refusalOfLeaving = (reach: Reach, place: Place): AppError | null =>
  reachesAllGroups(reach, place, 'people') ? null : forbidden(because('needsWholeCompany'));

/** Throws the refusal, if there is one. */
export function enforce(refusal: AppError | null): void {
  if (refusal !== null) throw refusal;
}
