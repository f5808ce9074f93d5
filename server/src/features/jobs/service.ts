import type { CallArguments } from '@portal/contract/call';
import type { collectCertificates } from '@portal/contract/certificates';
import type {
  closeHelpRequests,
  Job,
  JobItem,
  listJobItems,
  startBulkAction,
  startRunsOfCompany,
} from '@portal/contract/jobs';
import { JOB_ITEMS_PAGE_SIZE, JOB_RETENTION_DAYS } from '@portal/contract/limits';
import { within } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { importResults } from '@portal/contract/results-import';
import type { importTrainees } from '@portal/contract/trainee-import';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Logger } from '#server/platform/log.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import type { Accounts } from '../accounts/service.ts';
import { actorOf } from '../activity/service.ts';
import type { Certificates } from '../certificates/service.ts';
import { canBeUndone, type Deletions } from '../deletions/service.ts';
import type { ChangesStandings } from '../groups/service.ts';
import type { Help } from '../help/service.ts';
import type { Reminders } from '../reminders/service.ts';
import type { Standings } from '../standings/service.ts';
import type { Trainees } from '../trainees/service.ts';
import { createActions, type RestorePerson } from './actions.ts';
import { collectAnnouncements } from './announcements.ts';
import { certificatesFile, createLinkToCertificates } from './certificates-file.ts';
import { createEndJob } from './ending.ts';
import { countMailsOfJob, deleteItems, listItemsFrom } from './item-queries.ts';
import { presentItem, presentJob, whyNotUndoable } from './present.ts';
import * as queries from './queries.ts';
import { createStarting } from './starting.ts';
import { createJobStep } from './step.ts';
import { refuseIfObstructed } from './undoing.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Pick<
    Accounts,
    'inviteAgain' | 'announceHidden' | 'announceRestored' | 'announceChanged'
  >;
  readonly certificates: Pick<Certificates, 'partsOf'>;
  readonly trainees: Pick<Trainees, 'findIds' | 'import'>;
  readonly deletions: Pick<Deletions, 'recordDeletion' | 'changed'>;
  readonly help: Pick<Help, 'findOpen' | 'findSeen' | 'close' | 'reopen' | 'announceChanges'>;
  readonly learning: ChangesStandings;
  readonly reminders: Pick<Reminders, 'remindNow'>;
  readonly standings: Pick<Standings, 'manyExceptions' | 'manyResults' | 'resultsImport'>;
  readonly restorePerson: RestorePerson;
  readonly tasks: Pick<Tasks, 'enqueue'>;
  readonly summaries: Pick<Summaries, 'forget'>;
  readonly log: Logger;
  readonly now: () => number;
  readonly trashDays: number;
}

const RETENTION_MS = JOB_RETENTION_DAYS * 86_400_000;
/** Rows per statement; about 2 ms on SQLite. */
const REMOVED_PER_STATEMENT = 1_000;

type ItemsQuery = CallArguments<typeof listJobItems>['query'];

/** `next` is null on the last page. */
type ItemsPage = { rows: JobItem[]; next: number | null };

export type Jobs = ReturnType<typeof createJobs>;

export function createJobs(deps: Dependencies) {
  const { db, accounts, deletions, help, tasks, summaries, log, now } = deps;
  const hasTrash = deps.trashDays > 0;
  const starting = createStarting(deps);
  const endJob = createEndJob(deletions);
  const announcements = collectAnnouncements({
    hidden: accounts.announceHidden,
    restored: accounts.announceRestored,
    changed: accounts.announceChanged,
    helpChanges: help.announceChanges,
  });
  const step = createJobStep({
    actions: createActions(deps),
    endJob,
    announce: announcements.add,
    onEnd: summaries.forget,
    log,
    now,
  });

  const getRow = async (tx: Db, id: number) => foundJob(await queries.findJob(tx, id));
  const circumstances = () => ({ hasTrash, now: now() });
  async function get(admin: Identity, id: number): Promise<Job> {
    const job = await getRow(db, id);
    return presentJob(job, await invitationsOf(admin, job), circumstances());
  }

  async function invitationsOf(
    { reach }: Identity,
    job: queries.JobRow,
  ): Promise<Job['invitations']> {
    const total = queries.countInvited(job);
    if (job.ended_at === null || total === 0) return null;
    return { total, ...(await countMailsOfJob(db, job.id, within(reach))) };
  }

  return {
    /** Throws NOT_FOUND, CONFLICT. */
    start: async (admin: Identity, body: CallArguments<typeof startBulkAction>['body']) =>
      get(admin, await starting.bulkAction(admin, body)),

    /** Throws NOT_FOUND, CONFLICT. */
    trainAgain: async (
      admin: Identity,
      companyId: number,
      body: CallArguments<typeof startRunsOfCompany>['body'],
    ) => get(admin, await starting.trainAgain(admin, companyId, body)),

    /** Throws CONFLICT. */
    collectCertificates: async (
      admin: Identity,
      body: CallArguments<typeof collectCertificates>['body'],
    ) => get(admin, await starting.collectCertificates(admin, body)),

    linkToCertificates: createLinkToCertificates(db),

    /** The file of {@link linkToCertificates}. */
    files: [certificatesFile(deps)],

    /** Throws CONFLICT. */
    closeHelp: async (admin: Identity, body: CallArguments<typeof closeHelpRequests>['body']) =>
      get(admin, await starting.closeHelp(admin, body)),

    /** Throws UNSUPPORTED_MEDIA, INVALID_INPUT, CONFLICT with the report of the file. */
    importTrainees: async (
      admin: Identity,
      file: StagedFile,
      body: CallArguments<typeof importTrainees>['body'],
    ) => get(admin, await starting.importTrainees(admin, file, body)),

    /** Throws UNSUPPORTED_MEDIA, INVALID_INPUT, CONFLICT with the report of the file. */
    importResults: async (
      admin: Identity,
      file: StagedFile,
      body: CallArguments<typeof importResults>['body'],
    ) => get(admin, await starting.importResults(admin, file, body)),

    /** Throws NOT_FOUND. */
    get,

    /** A page of the trainees or requests. Throws NOT_FOUND. */
    async listItems(
      { reach }: Identity,
      id: number,
      { state, cursor = 0 }: ItemsQuery,
    ): Promise<ItemsPage> {
      const { kind } = await getRow(db, id);
      const rows = await listItemsFrom(db, {
        jobId: id,
        place: cursor,
        limit: JOB_ITEMS_PAGE_SIZE + 1,
        onlyRefused: state === 'refused',
        within: within(reach),
      });
      const next = rows[JOB_ITEMS_PAGE_SIZE]?.place ?? null;
      return {
        rows: rows.slice(0, JOB_ITEMS_PAGE_SIZE).map((row) => presentItem(row, kind)),
        next,
      };
    },

    /** Stops the job after its current batch; a second time has no effect. Throws NOT_FOUND, CONFLICT. */
    async cancel(admin: Identity, id: number): Promise<Job> {
      await inTransaction(db, async (tx) => {
        const job = foundJob(await queries.lockJob(tx, id));
        if (job.state === 'cancelled') return;
        if (job.state !== 'running' && job.state !== 'preparing')
          throw new AppError('CONFLICT', because('actionEnded'));
        await endJob(tx, job, { state: 'cancelled', at: now(), cancelledBy: actorOf(admin) });
      });
      return get(admin, id);
    },

    /**
     * Begins to undo the job; a second time has no effect. Throws NOT_FOUND, CONFLICT, EMAIL_TAKEN, COMPANY_DELETED.
     */
    async undo(admin: Identity, id: number): Promise<Job> {
      const found = await getRow(db, id);
      if (found.state === 'undoing' || found.state === 'undone') return get(admin, id);
      refuseIfNotUndoable(found, circumstances());
      await refuseIfObstructed(db, found, admin.reach);
      await inTransaction(db, async (tx) => {
        const job = foundJob(await queries.lockJob(tx, id));
        if (job.state === 'undoing' || job.state === 'undone') return;
        refuseIfNotUndoable(job, circumstances());
        if (job.deletion_id !== null && !(await canBeUndone(tx, job.deletion_id, now())))
          throw new AppError('CONFLICT', because('traineesLeaveTrash'));
        await queries.updateJob(tx, id, {
          state: 'undoing',
          ended_at: null,
          undone_by: admin.userId,
          undone_by_name: admin.name,
          undone_by_reach: JSON.stringify(admin.reach),
        });
        await tasks.enqueue(tx, queries.JOB, { key: id });
      });
      return get(admin, id);
    },

    /** The work on a job in the background. */
    work: { step, released: announcements.send },

    /** Removes jobs that ended long ago, with their items, in batches. */
    async removeOld(ending?: AbortSignal): Promise<void> {
      for (;;) {
        const id = await queries.findOldJob(db, now() - RETENTION_MS);
        if (id === undefined) return;
        while (!ending?.aborted && (await deleteItems(db, id, REMOVED_PER_STATEMENT)));
        if (ending?.aborted) return;
        await queries.deleteJob(db, id);
      }
    },
  };
}

function foundJob(job: queries.JobRow | undefined): queries.JobRow {
  return requireFound(job, because('actionNotFound'));
}

function refuseIfNotUndoable(
  job: queries.JobRow,
  circumstances: Parameters<typeof whyNotUndoable>[1],
): void {
  const refusal = whyNotUndoable(job, circumstances);
  if (refusal !== null) throw new AppError('CONFLICT', refusal);
}
