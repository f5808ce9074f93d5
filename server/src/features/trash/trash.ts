/** The trash: what was deleted and can be restored. */
import type { CallArguments } from '@portal/contract/call';
import { TRASH_PAGE_SIZE } from '@portal/contract/limits';
import { type Within, within } from '@portal/contract/reach-rules';
import type { listTrash, TrashCounts, TrashEntry } from '@portal/contract/trash';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import {
  type DeletionRow,
  type Deletions,
  deletionsSeenBy,
  isRestoring,
  isUsedByJob,
  listRestorable,
  lockRestorable,
  requestPurge,
} from '../deletions/service.ts';
import type { Learning } from '../learning/service.ts';
import type { Media } from '../media/service.ts';
import type { ReachService } from '../reach/service.ts';
import { inUse } from './conflicts.ts';
import { countOfCompanies, countOfModules } from './count-queries.ts';
import { findBoundsOf } from './live-queries.ts';
import { presentEntry } from './present.ts';
import { createRestore } from './restore.ts';
import { createRestoreMany } from './restore-many.ts';
import { restorePerson } from './restore-person.ts';
import { NOT_IN_TRASH } from './restoring.ts';
import { recordAct } from './trash-activity.ts';
import { createWorker } from './worker.ts';

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly accounts: Pick<Accounts, 'announceHidden' | 'announceRestored'>;
  readonly learning: Pick<
    Learning,
    'rememberOpenModules' | 'moduleChanges' | 'announceRuns' | 'changeStandings'
  >;
  readonly media: Pick<Media, 'removeFiles'>;
  readonly deletions: Deletions;
  readonly reach: Pick<ReachService, 'announce'>;
  readonly tasks: Pick<Tasks, 'workFor'>;
  readonly summaries: Summaries;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Only work on the trash changes these numbers, and it forgets them. */
const COUNTS_KEPT_MS = 60_000;

type Query = CallArguments<typeof listTrash>['query'];

export type Trash = ReturnType<typeof createTrash>;

export function createTrash(deps: Dependencies) {
  const { db, deletions, summaries, now } = deps;

  /** The numbers of these deletions that are not stored with them, of the people within the limit. */
  async function countsOf(page: readonly DeletionRow[], people: Within) {
    const large = page.filter(({ subject_kind: kind }) => kind === 'company' || kind === 'module');
    if (large.length === 0) return new Map<number, TrashCounts>();
    const ids = large.map(({ id }) => id);
    const key = `deletions ${ids} ${JSON.stringify(people)}`;
    const { value } = await summaries.summary(key, COUNTS_KEPT_MS, async () => {
      const rows = [
        ...(await countOfCompanies(db, ids)),
        ...(await countOfModules(db, ids, people)),
      ];
      return new Map(rows.map(({ id, ...counts }): [number, TrashCounts] => [id, counts]));
    });
    return value;
  }

  return {
    /** Newest first. `next` is null if there is nothing older. */
    async list(actor: Actor, query: Query): Promise<{ rows: TrashEntry[]; next: number | null }> {
      const { kind, companyId, search = '', cursor, pageSize = TRASH_PAGE_SIZE } = query;
      const seen = deletionsSeenBy(actor);
      const filter = { kind, companyId, search, before: cursor, seen, now: now() };
      const rows = await listRestorable(db, { ...filter, limit: pageSize + 1 });
      const page = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      const counts = await countsOf(page, within(actor.reach, 'people'));
      return { rows: page.map((row) => presentEntry(row, counts.get(row.id) ?? {})), next };
    },

    restore: createRestore({ ...deps, restoreMany: createRestoreMany(deps) }),

    /** Nothing of it can be restored from now on; its rows are deleted in the background. Throws NOT_FOUND, CONFLICT. */
    async purge(actor: Actor, id: number): Promise<void> {
      await inTransaction(db, async (tx) => {
        const at = now();
        const deletion = requireFound(await lockRestorable(tx, id, at), NOT_IN_TRASH);
        if (isRestoring(deletion) || (await isUsedByJob(tx, id))) throw inUse();
        await requestPurge(tx, id, at);
        await recordAct(tx, deletion, { actor, what: 'purged', at });
        await deletions.changed(tx, id);
      });
    },

    restorePerson,

    /** For the live channel. */
    findBoundsOf: (userIds: readonly number[]) => findBoundsOf(db, userIds),

    /** A step of the background work on a deletion. */
    work: createWorker(deps),
  };
}
