/** The background work on deletions: after each one, and when its time is over. Several processes share it. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { oneAtATime } from '#server/platform/one-at-a-time.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { Accounts } from '../accounts/service.ts';
import { erasedName, PORTAL } from '../activity/service.ts';
import {
  type Deletion,
  findDue,
  findUnsettled,
  isRestoring,
  TRASH_CHANGED,
  type Work,
  withLease,
} from '../deletions/service.ts';
import type { Media } from '../media/service.ts';
import { postProcess } from './post-process.ts';
import { purge } from './purge.ts';
import type { RestoreMany } from './restore-many.ts';
import { recordAct } from './trash-activity.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly accounts: Pick<Accounts, 'announceHidden' | 'announceRestored'>;
  readonly media: Pick<Media, 'removeFiles'>;
  readonly completeRestore: RestoreMany['complete'];
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

export function createWorker(deps: Dependencies) {
  const { db, bus, accounts, media, completeRestore, summaries, now } = deps;
  const announce = (userIds: readonly number[], { restored_at }: Deletion) =>
    restored_at === null ? accounts.announceHidden(userIds) : accounts.announceRestored(userIds);

  function trashChanged(): void {
    summaries.forget();
    bus.publish(TRASH_CHANGED, {});
  }

  /** An admin who asked for the purge is recorded already, so is a merge, and without a trash the deletion is. */
  async function record(tx: Db, deletion: Deletion): Promise<void> {
    const { purge_requested_at, purge_at, deleted_at, merged_at } = deletion;
    if (purge_requested_at !== null || purge_at === deleted_at || merged_at !== null) return;
    await recordAct(tx, erased(deletion), { actor: PORTAL, what: 'purged', at: now() });
  }

  /** Works on one deletion after the other. One that fails does not stop the others. */
  async function workOnAll(
    find: typeof findDue,
    work: (work: Work) => Promise<void>,
    ending: AbortSignal | undefined,
  ): Promise<void> {
    const failures: unknown[] = [];
    for (;;) {
      ending?.throwIfAborted();
      const id = await find(db, now());
      if (id === undefined) break;
      try {
        await withLease({ db, now }, id, work, ending);
      } catch (error) {
        if (ending?.aborted) throw error;
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'deletions could not be processed');
  }

  const postProcessAll = oneAtATime((ending) =>
    workOnAll(
      findUnsettled,
      async (work) => {
        if (isRestoring(work.deletion)) await completeRestore(work);
        else await postProcess({ db, now, announce }, work);
        trashChanged();
      },
      ending,
    ),
  );
  const purgeAll = oneAtATime((ending) =>
    workOnAll(
      findDue,
      async (work) => {
        await purge({ db, now, removeFiles: media.removeFiles, record }, work);
        trashChanged();
      },
      ending,
    ),
  );

  /** A long purge does not delay the work after the next deletion, before which that one is not purged. */
  return async (ending?: AbortSignal): Promise<void> => {
    await Promise.all([purgeAll(ending), postProcessAll(ending).then(() => purgeAll(ending))]);
  };
}
