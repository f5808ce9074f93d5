/** The background work on a deletion: after it, after its restore, and the purge when its time is over. */
import { erasedName } from '@portal/contract/recorded-names';
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import { type Cursor, DONE, Later, type Step } from '#server/platform/tasks/task.ts';
import type { Accounts } from '../accounts/service.ts';
import { PORTAL } from '../activity/service.ts';
import {
  type Deletion,
  isRestoring,
  isUsedByJob,
  lockDeletion,
  markPurged,
  markSettled,
  TRASH_CHANGED,
  trashChangeOf,
} from '../deletions/service.ts';
import type { Media } from '../media/service.ts';
import { stagesAfter } from './post-process.ts';
import { stagesOfPurge } from './purge.ts';
import { createCompleteRestore } from './restore-many.ts';
import { nextStep, type StageCursor } from './stages.ts';
import { recordAct } from './trash-activity.ts';

/** The end of a job that uses the deletion has the work done at once. */
const USED_MS = 60_000;

interface Dependencies {
  readonly bus: Bus;
  readonly accounts: Pick<Accounts, 'announceHidden' | 'announceRestored'>;
  readonly media: Pick<Media, 'removeFiles'>;
  readonly summaries: Pick<Summaries, 'forget'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The deletion as it is after the purge of a user, who is named by the number. */
function erased(deletion: Deletion): Deletion {
  const { subject_kind: kind, subject_id: id } = deletion;
  const isUser = (kind === 'trainee' || kind === 'admin') && id !== null;
  return isUser ? { ...deletion, subject_name: erasedName(id) } : deletion;
}

export function createWorker({ bus, accounts, media, summaries, now }: Dependencies) {
  const { removeFiles } = media;
  const completeRestore = createCompleteRestore({ ...accounts, now });
  const announce = (userIds: readonly number[], { restored_at }: Deletion) =>
    restored_at === null ? accounts.announceHidden(userIds) : accounts.announceRestored(userIds);

  function trashChanged(deletion: Deletion): void {
    summaries.forget();
    bus.publish(TRASH_CHANGED, trashChangeOf(deletion));
  }

  /** An admin who asked for the purge is recorded already, so is a merge, and without a trash the deletion is. */
  async function record(tx: Db, deletion: Deletion): Promise<void> {
    const { purge_requested_at, purge_at, deleted_at, merged_at } = deletion;
    if (purge_requested_at !== null || purge_at === deleted_at || merged_at !== null) return;
    await recordAct(tx, erased(deletion), { actor: PORTAL, what: 'purged', at: now() });
  }

  /** The work that follows the deletion or its restore at once. */
  async function settle(tx: Db, deletion: Deletion, step: Step<Cursor>) {
    const next = isRestoring(deletion)
      ? await completeRestore(tx, deletion, step as Step<number>)
      : await nextStep(tx, stagesAfter(deletion, announce), step as Step<StageCursor>);
    if (next !== null) return next;
    step.after(() => trashChanged(deletion));
    if (isRestoring(deletion)) return DONE;
    await markSettled(tx, deletion.id, now());
    return deletion.restored_at === null ? new Later(deletion.purge_at) : DONE;
  }

  return async (tx: Db, step: Step<Cursor>): Promise<Cursor | Later | typeof DONE> => {
    const deletion = await lockDeletion(tx, Number(step.key));
    if (deletion === undefined || deletion.purged_at !== null) return DONE;
    if (deletion.settled_at === null) return settle(tx, deletion, step);
    if (deletion.restored_at !== null) return DONE;
    if (deletion.purge_at > now()) return new Later(deletion.purge_at);
    if (await isUsedByJob(tx, deletion.id)) return new Later(now() + USED_MS);
    const stages = stagesOfPurge({ now, removeFiles }, deletion);
    const next = await nextStep(tx, stages, step as Step<StageCursor>);
    if (next !== null) return next;
    await markPurged(tx, deletion.id, now());
    await record(tx, deletion);
    step.after(() => trashChanged(deletion));
    return DONE;
  };
}
