/** Limits what a job does to the people whom its author reaches. */
import type { JobKind } from '@portal/contract/jobs';
import type { Reach, Right } from '@portal/contract/reach';
import {
  type Bounds,
  reachesAllGroups,
  reachesCompany,
  reachesGroup,
  reachesPeople,
} from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import type { FieldsBefore } from '../trainees/service.ts';
import { type ItemRow, userIdsOf } from './item-queries.ts';
import type { JobRow } from './queries.ts';
import { findBoundsOf, findCompaniesOf } from './reach-queries.ts';

/** The right that an admin needs on the people of a job. */
export const rightFor = (kind: JobKind): Right =>
  kind === 'collect-certificates' ? 'read' : 'people';

interface Asked {
  readonly job: Pick<JobRow, 'kind' | 'group_id'>;
  readonly isUndo: boolean;
  readonly reach: Reach;
}

/** The items whose people the admin may change so. Rows of an import that name no trainee yet are among them. */
export async function findReachedItems(
  db: Db,
  items: readonly ItemRow[],
  asked: Asked,
): Promise<readonly ItemRow[]> {
  if (asked.reach === 'portal') return items;
  const boundsOf = await findBoundsOf(db, userIdsOf(items));
  const companyOf = await findCompaniesOf(
    db,
    items.flatMap(({ run_before }) => run_before ?? []),
  );
  return items.filter((item) => {
    if (item.user_id === null) return true;
    const bounds = boundsOf.get(item.user_id);
    if (bounds === undefined || !isAllowed(bounds, asked)) return false;
    const returnsTo = companyOf.get(item.run_before ?? 0) ?? bounds.companyId;
    const isMovedBack = returnsTo !== bounds.companyId;
    if (isMovedBack && !reachesCompany(asked.reach, returnsTo, 'people')) return false;
    // The admin of a group takes away only people who are in no group of others.
    return isMovedBack || takesAway(item, asked)
      ? reachesAllGroups(asked.reach, bounds, 'people')
      : true;
  });
}

/** Whether the admin may take back the change of a trainee's groups. */
export function reachesGroups(reach: Reach, { groups }: FieldsBefore): boolean {
  if (groups === null) return true;
  const { companyId, added, removed } = groups;
  const groupIds = [...added, ...removed.map(({ groupId }) => groupId)];
  return reachesAllGroups(reach, { companyId, groupIds }, 'people');
}

function isAllowed(bounds: Bounds, { job, isUndo, reach }: Asked): boolean {
  const { companyId } = bounds;
  if (job.group_id !== null) {
    if (!reachesGroup(reach, { companyId, groupId: job.group_id }, 'people')) return false;
    // Without the group, the admin of the group does not reach them any more.
    if (isUndo && job.kind === 'remove-from-group') return true;
  }
  return reachesPeople(reach, bounds, rightFor(job.kind));
}

/** Whether the person is moved to the trash or to another company. */
const takesAway = ({ is_known }: ItemRow, { job, isUndo }: Asked): boolean =>
  isUndo ? job.kind === 'import' && is_known === 0 : job.kind === 'delete' || job.kind === 'move';
