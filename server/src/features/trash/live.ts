import {
  type Bounds,
  reachesGroup,
  reachesPartOf,
  reachesPeople,
} from '@portal/contract/reach-rules';
import { createBatches } from '#server/platform/batches.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { Logger } from '#server/platform/log.ts';
import { COMPANY_HIDDEN, USERS_HIDDEN, USERS_RESTORED, type UserIds } from '../accounts/service.ts';
import { TRASH_CHANGED, type TrashChanged } from '../deletions/service.ts';

/** Frames are collected for this time: a company's trainees are announced in many events. */
const COLLECT_MS = 250;
/** Events per batch; each has at most 1,000 users. */
const EVENTS_PER_BATCH = 10;

interface Dependencies {
  readonly hub: Pick<Hub, 'toAdmins' | 'admins'>;
  readonly bus: Bus;
  readonly log: Logger;
  /** Returns the companies and groups of these users, also of hidden ones. */
  readonly findBoundsOf: (userIds: readonly number[]) => Promise<readonly Bounds[]>;
}

/** Hidden or restored users, a changed deletion, or a hidden company, whose limited admins connect again. */
type Change = Partial<UserIds & TrashChanged>;

/** Notifies admins of the lists that change with hidden and restored trainees, modules and companies. */
export function connectTrash({ hub, bus, log, findBoundsOf }: Dependencies): void {
  const changes = createBatches<Change>({
    maxItems: EVENTS_PER_BATCH,
    delayMs: COLLECT_MS,
    async run(some) {
      const userIds = some.flatMap(({ userIds = [] }) => userIds);
      const hasLimited = hub.admins().some(({ reach }) => reach !== 'portal');
      const bounds = hasLimited && userIds.length > 0 ? await findBoundsOf(userIds) : [];
      const seesLists = ({ reach }: Identity) =>
        some.some((change) => isReached(reach, change)) ||
        bounds.some((people) => reachesPeople(reach, people));
      hub.toAdmins(
        { type: 'TRASH_CHANGED', payload: {} },
        ({ reach, userId }) => reach === 'portal' || some.some((each) => each.userId === userId),
      );
      hub.toAdmins({ type: 'HELP_LIST_CHANGED', payload: {} }, seesLists);
      hub.toAdmins({ type: 'FEEDBACK_CHANGED', payload: {} }, seesLists);
    },
    onError: (error) => log.warn({ err: error }, 'admins could not be notified of a deletion'),
  });
  for (const topic of [USERS_HIDDEN, USERS_RESTORED, COMPANY_HIDDEN, TRASH_CHANGED])
    bus.subscribe(topic, (payload) => changes.add([payload as Change]));
}

/** Whether the admin reaches the company or the group of a deletion, at least in part. */
function isReached(reach: Identity['reach'], { companyId = null, groupId = null }: Change) {
  if (reach === 'portal') return true;
  if (companyId === null) return false;
  return groupId === null
    ? reachesPartOf(reach, companyId)
    : reachesGroup(reach, { companyId, groupId });
}
