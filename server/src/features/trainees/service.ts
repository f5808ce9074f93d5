import type { CallArguments } from '@portal/contract/call';
import { TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import { reachedCompanies, type Within } from '@portal/contract/reach-rules';
import { searchKey } from '@portal/contract/text-keys';
import type * as calls from '@portal/contract/trainees';
import type { Trainee, TraineeProgress } from '@portal/contract/trainees';
import type * as z from 'zod/mini';
import type { Db } from '#server/platform/database/schema.ts';
import { pageOf } from '#server/platform/http/page.ts';
import { StreamedList } from '#server/platform/http/streamed-list.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import type { WorkerPool } from '#server/platform/worker/worker-pool.ts';
import { type Accounts, presentRefusal } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import type { Deletions } from '../deletions/service.ts';
import { groupsOf } from '../groups/service.ts';
import type { KnownModules, Learning } from '../learning/service.ts';
import { createAddTrainee } from './add-trainee.ts';
import { createTraineeChanges, getTrainee } from './changes.ts';
import { type AskedFilter, createFindMatches, type FoundList } from './find-matches.ts';
import { createGroupMembers } from './group-members.ts';
import { createImport } from './import.ts';
import type { TraineeSort } from './list-orders.ts';
import { presentTrainee, presentTraineeProgress } from './present.ts';
import { findTrainees } from './queries.ts';
import { createSendLink } from './send-link.ts';
import { createStartRun } from './start-run.ts';
import { createUnblockQuiz } from './unblock-quiz.ts';

export type { ImportedFields, ImportedRow } from './add-imported.ts';
export type { FieldsBefore } from './change-imported.ts';
export { getTrainee, recordTrainee, TRAINEE_NOT_FOUND } from './changes.ts';
export { traineeColumns } from './fields.ts';
export { addToGroup, removeFromGroup } from './group-members.ts';
export type { RowToImport } from './import.ts';
export { findKnownAccounts, type KnownAccount, type KnownTrainee } from './known-accounts.ts';
export {
  lockTrainees,
  moveTrainees,
  renewTrainees,
  startNewRuns,
  undoReplacedRuns,
} from './moving.ts';
export {
  removeSomeFromSearch,
  traineesWithText,
} from './search-queries.ts';

/** Trainees of the whole list per batch: few enough not to block other requests. */
const TRAINEES_PER_BATCH = 100;

interface TriesAsked {
  readonly cursor?: number | undefined;
  /** The number of a run. */
  readonly run?: number | undefined;
}

interface Dependencies {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly learning: Learning;
  readonly deletions: Deletions;
  readonly limiter: RateLimiter;
  readonly passwords: Pick<PasswordHasher, 'hash'>;
  readonly workers: Pick<WorkerPool, 'run'>;
  readonly now: () => number;
  /** Otherwise mails are written into the outbox folder. */
  readonly hasMailServer: boolean;
}

type ListQuery = CallArguments<typeof calls.listTrainees>['query'];

/** The company is null for all of them. */
type ListFilter = z.output<typeof calls.traineeFilter>;

const filterOf = (
  { search, company, group, module, status, standing, dueFrom, dueUntil }: ListFilter,
  { within, now }: Pick<AskedFilter, 'within' | 'now'>,
): AskedFilter => ({
  search: searchKey(search ?? ''),
  companyId: company ?? null,
  group: group ?? null,
  moduleId: module ?? null,
  status: status ?? null,
  state: standing ?? null,
  due:
    dueFrom === undefined && dueUntil === undefined
      ? null
      : { from: dueFrom ?? null, until: dueUntil ?? null },
  within,
  now,
});

export type Trainees = ReturnType<typeof createTrainees>;

export function createTrainees(deps: Dependencies) {
  const { db, accounts, learning, now } = deps;
  const changes = createTraineeChanges(deps);
  const matches = createFindMatches(db);

  /**
   * Presents the trainees in the given order, in a fixed number of queries; those deleted in the meantime are left out.
   */
  async function show(ids: readonly number[], known?: KnownModules): Promise<Trainee[]> {
    if (ids.length === 0) return [];
    const [rows, progress, refused, groups] = await Promise.all([
      findTrainees(db, { ids }),
      learning.progressOf(ids, known),
      accounts.findRefusedInvitations(ids),
      groupsOf(db, ids),
    ]);
    const rowOf = new Map(rows.map((row) => [row.user_id, row]));
    const at = now();
    return ids.flatMap((id) => {
      const [row, figures] = [rowOf.get(id), progress.get(id)];
      if (row === undefined || figures === undefined) return [];
      const invitationRefused = refused.get(id)?.reason ?? null;
      const shown = { figures, invitationRefused, groups: groups.get(id) ?? [], now: at };
      return [presentTrainee(row, shown)];
    });
  }

  async function* showAll(batches: FoundList['batches']) {
    const known: KnownModules = new Map();
    for await (const ids of batches)
      for (let from = 0; from < ids.length; from += TRAINEES_PER_BATCH)
        yield await show(ids.slice(from, from + TRAINEES_PER_BATCH), known);
  }

  return {
    ...changes,
    ...createGroupMembers(deps),
    create: createAddTrainee({ ...deps, update: changes.update }),
    sendLink: createSendLink(deps),
    startRun: createStartRun(deps),
    unblockQuiz: createUnblockQuiz(deps),
    import: createImport(deps),

    /**
     * One page of the matching trainees whom the admin sees, or all of them, streamed in batches, if no page was
     * requested.
     */
    async list(
      query: ListQuery,
      within: Within,
    ): Promise<{ rows: Trainee[] | StreamedList<Trainee>; total: number }> {
      const page = pageOf(query, TRAINEE_PAGE_SIZE);
      const asked = [filterOf(query, { within, now: now() }), query.sort ?? 'name'] as const;
      if (page === null) {
        const { batches, total } = await matches.all(...asked);
        return { rows: new StreamedList(showAll(batches)), total };
      }
      const { ids, total } = await matches.page(...asked, page);
      return { rows: await show(ids), total };
    },

    /**
     * The ids of all trainees within the limit whom the list shows with this filter, each once and in order; by name
     * without one.
     */
    async findIds(
      filter: ListFilter,
      within: Within,
      sort: TraineeSort = 'name',
    ): Promise<number[]> {
      const { batches } = await matches.all(filterOf(filter, { within, now: now() }), sort);
      // Between two batches a trainee may have got another name.
      const ids = new Set<number>();
      for await (const batch of batches) for (const id of batch) ids.add(id);
      return [...ids];
    },

    /** The tries in the run with this number, or in the current one, newest first. Throws NOT_FOUND. */
    async listTries({ reach }: Actor, id: number, { cursor, run }: TriesAsked) {
      const { current_run_id } = await getTrainee(db, id);
      return run === undefined
        ? learning.listTries(current_run_id, cursor)
        : learning.listTriesOfRun({ userId: id, companies: reachedCompanies(reach) }, run, cursor);
    },

    async progressOf(id: number): Promise<TraineeProgress> {
      const trainee = await getTrainee(db, id);
      const { user_id: userId, company_id: companyId, current_run_id: runId } = trainee;
      const [hasPassword, refused, groups, progress] = await Promise.all([
        accounts.hasPassword(userId),
        accounts.findRefusedInvitations([userId]),
        groupsOf(db, [userId]),
        learning.progressInDetail({ userId, companyId, runId }),
      ]);
      const invitationRefusal = presentRefusal(refused.get(userId));
      const account = { hasPassword, invitationRefusal, groups: groups.get(userId) ?? [] };
      return presentTraineeProgress(trainee, account, progress);
    },
  };
}
