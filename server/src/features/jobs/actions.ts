/** The actions of the kinds of jobs on a batch of trainees or requests, and their undo. */

import type { JobKind } from '@portal/contract/jobs';
import { because, type Refusal } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { englishOf } from '#server/platform/refusals.ts';
import { type Accounts, findConflicts, hideTrainees, unhideTrainees } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import type { Deletions } from '../deletions/service.ts';
import type { ChangesStandings } from '../groups/service.ts';
import type { Help } from '../help/service.ts';
import type { ReplacedRun } from '../learning/service.ts';
import type { Reminders } from '../reminders/service.ts';
import type { Standings } from '../standings/service.ts';
import type { ImportedRow, Trainees } from '../trainees/service.ts';
import {
  addToGroup,
  lockTrainees,
  moveTrainees,
  removeFromGroup,
  renewTrainees,
  startNewRuns,
  undoReplacedRuns,
} from '../trainees/service.ts';
import { type Action, type Batch, withChanges } from './action.ts';
import { authorOf, starterOf, undoerOf } from './author.ts';
import { collectCertificates } from './collect-certificates.ts';
import { exceptionOf } from './exceptions.ts';
import {
  deleteImportRows,
  findFieldsBefore,
  findImportRows,
  keepFieldsBefore,
} from './import-queries.ts';
import { type ItemRow, userIdsOf } from './item-queries.ts';
import { type JobRow, updateJob } from './queries.ts';
import { reachesGroups } from './reached-items.ts';
import { recordResults } from './record-results.ts';
import { findMarkedTrainees } from './undo-queries.ts';

/** A trainee for whom the action was done. */
interface DoneTrainee {
  readonly userId: number;
  /** The current run before and after it, if it starts a new one. */
  readonly runBefore?: number;
  readonly runAfter?: number;
}

type OnTrainees = (
  tx: Db,
  job: JobRow,
  batch: { readonly ids: readonly number[]; readonly at: number },
) => Promise<readonly DoneTrainee[]>;

/** An action whose items are trainees, each once. */
const onTrainees =
  (act: OnTrainees): Action['apply'] =>
  async (tx, job, { items, at }) => {
    const done = await act(tx, job, { ids: userIdsOf(items), at });
    const doneOf = new Map(done.map((trainee) => [trainee.userId, trainee]));
    return items.flatMap((item): ItemRow[] => {
      const trainee = item.user_id === null ? undefined : doneOf.get(item.user_id);
      if (trainee === undefined) return [];
      return [
        { ...item, run_before: trainee.runBefore ?? null, run_after: trainee.runAfter ?? null },
      ];
    });
  };

export class ImpossibleAction extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(englishOf(refusal));
    this.refusal = refusal;
  }
}

interface Dependencies {
  readonly accounts: Pick<Accounts, 'inviteAgain'>;
  readonly deletions: Pick<Deletions, 'recordDeletion'>;
  readonly help: Pick<Help, 'close' | 'reopen'>;
  readonly trainees: Pick<Trainees, 'import'>;
  readonly learning: ChangesStandings;
  readonly reminders: Pick<Reminders, 'remindNow'>;
  readonly standings: Pick<Standings, 'manyExceptions' | 'manyResults'>;
  readonly restorePerson: RestorePerson;
}

/** Returns whether the deleted trainee was restored. */
export type RestorePerson = (
  tx: Db,
  restored: { readonly userId: number; readonly actor: Actor; readonly at: number },
) => Promise<boolean>;

export type Actions = Readonly<Record<JobKind, Action>>;

export function createActions(dependencies: Dependencies): Actions {
  const { accounts, deletions, help, trainees, learning, reminders, standings, restorePerson } =
    dependencies;
  /** The deletion of all trainees of the job, recorded with the first one who is hidden. */
  async function deletionOf(tx: Db, job: JobRow, at: number): Promise<number> {
    if (job.deletion_id !== null) return job.deletion_id;
    // At its end, the job stores the number of those whom it has hidden.
    const count = job.state === 'undoing' ? job.done : job.total;
    const deletionId = await deletions.recordDeletion(tx, {
      kind: 'trainee',
      subjectId: null,
      name: '',
      company: companyOf(job),
      actor: authorOf(job),
      counts: { trainees: count },
      at,
    });
    await updateJob(tx, job.id, { deletion_id: deletionId });
    return deletionId;
  }

  const moveToTrash = onTrainees(async (tx, job, { ids, at }) => {
    const locked = await lockTrainees(tx, ids);
    if (locked.trainees.length === 0) return [];
    const deletionId = await deletionOf(tx, job, at);
    const hidden = await hideTrainees(tx, { ids: idsOf(locked.trainees), deletionId, at });
    return hidden.map((userId) => ({ userId }));
  });

  /** Returns the restored trainees by place. */
  async function restoreRows(
    tx: Db,
    job: JobRow,
    { rows, at }: { readonly rows: readonly ImportedRow[]; readonly at: number },
  ): Promise<ReadonlyMap<number, number>> {
    const actor = starterOf(job);
    const restored = new Map<number, number>();
    for (const { place, restoredUserId: userId } of rows)
      if (userId !== null && (await restorePerson(tx, { userId, actor, at })))
        restored.set(place, userId);
    return restored;
  }

  /** The items keep the exceptions that their trainees have got. */
  const makeExceptions: Action = {
    async apply(tx, job, { items, at }) {
      const exception = { ...exceptionOf(job), by: starterOf(job).id, at };
      const made = await standings.manyExceptions.make(tx, userIdsOf(items), exception);
      return withChanges(items, made, ({ user_id }) => user_id);
    },
    async undo(tx, job, { items, at }) {
      const ids = items.flatMap(({ change_id: id }) => id ?? []);
      const ended = await standings.manyExceptions.end(tx, ids, { by: undoerOf(job).id, at });
      return items.filter(({ change_id: id }) => id !== null && ended.has(id));
    },
  };

  return {
    delete: { apply: moveToTrash, undo: restore },

    import: {
      async apply(tx, job, { items, at }) {
        const places = items.map(({ place }) => place);
        const rows = await findImportRows(tx, job.id, places);
        const [changing, restoring] = [rows.filter(changes), rows.filter(restores)];
        const adding = rows.filter((row) => !changes(row) && !restores(row));
        const applied = { actor: starterOf(job), at };
        await trainees.import.createGroups(tx, [...changing, ...adding], applied);
        const changed = await trainees.import.change(tx, changing, applied);
        const added = await trainees.import.add(tx, adding, applied);
        const restored = await restoreRows(tx, job, { rows: restoring, at });
        const invited = adding.filter((row) => row.passwordHash === null && added.has(row.place));
        // Those who had not chosen a password before their deletion.
        const invitedAgain = await accounts.inviteAgain(tx, [...restored.values()]);
        await deleteImportRows(tx, job.id, [...added.keys(), ...restored.keys()]);
        const count = job.invited + invited.length + invitedAgain.length;
        await updateJob(tx, job.id, { invited: count });
        const before = new Map([...changed].map(([place, { before }]) => [place, before]));
        await keepFieldsBefore(tx, job.id, before);
        return items.flatMap((item): ItemRow[] => {
          const change = changed.get(item.place);
          const userId = change?.userId ?? added.get(item.place) ?? restored.get(item.place);
          if (userId === undefined) return [];
          const { runBefore = null, runAfter = null } = change ?? {};
          return [{ ...item, user_id: userId, run_before: runBefore, run_after: runAfter }];
        });
      },

      async undo(tx, job, { items, at }) {
        const known = items.filter(isKnown);
        const places = known.map(({ place }) => place);
        const beforeOf = await findFieldsBefore(tx, job.id, places);
        const changed = known.flatMap(({ place, user_id: userId, run_before, run_after }) => {
          const before = beforeOf.get(place);
          if (userId === null || before === undefined) return [];
          if (!reachesGroups(undoerOf(job).reach, before)) return [];
          return { userId, before, runBefore: run_before, runAfter: run_after };
        });
        const asBefore = await trainees.import.changeBack(tx, changed, at);
        const added = { items: items.filter((item) => !isKnown(item)), at };
        return [
          ...known.filter(({ user_id }) => user_id !== null && asBefore.has(user_id)),
          ...(await moveToTrash(tx, job, added)),
        ];
      },
    },

    move: {
      apply: onTrainees((tx, { company_id: companyId }, { ids, at }) =>
        impossibleIfNotFound(because('moveTargetDeleted'), () =>
          moveTrainees(tx, { ids, companyId: companyId ?? 0, at }),
        ),
      ),
      undo: undoRuns,
    },

    'add-to-group': {
      apply: changeGroup(addToGroup, learning),
      undo: undoInGroup(removeFromGroup, learning),
    },

    'remove-from-group': {
      apply: changeGroup(removeFromGroup, learning),
      undo: undoInGroup(addToGroup, learning),
    },

    extend: makeExceptions,
    waive: makeExceptions,
    pause: makeExceptions,

    'record-results': recordResults(standings),

    'collect-certificates': collectCertificates,

    remind: {
      apply: onTrainees(async (tx, job, { ids }) => {
        const outcomes = await reminders.remindNow(tx, ids, starterOf(job).id);
        return ids
          .filter((userId) => outcomes.get(userId) === 'sent')
          .map((userId) => ({ userId }));
      }),
      undo: null,
    },

    renew: {
      apply: onTrainees((tx, _, batch) => renewTrainees(tx, batch)),
      // Tries and watching that were begun have moved to the new run.
      undo: null,
    },

    'train-again': {
      apply: onTrainees(async (tx, { company_id: companyId }, { ids, at }) => {
        const locked = await lockTrainees(tx, ids);
        // Trainees who were moved to another company meanwhile are not meant.
        const present = locked.trainees.filter(({ company_id }) => company_id === companyId);
        return startNewRuns(tx, { ids: idsOf(present), at });
      }),
      undo: undoRuns,
    },

    invite: {
      apply: onTrainees(async (tx, _, { ids }) => {
        const locked = await lockTrainees(tx, ids);
        const invited = await accounts.inviteAgain(tx, idsOf(locked.trainees));
        return invited.map((userId) => ({ userId }));
      }),
      undo: null,
    },

    'close-help': {
      async apply(tx, job, { items, at }) {
        const requests = items.flatMap(({ request_id: id, request_version: version }) =>
          id === null || version === null ? [] : [{ id, version }],
        );
        const admin = { userId: job.created_by, name: job.created_by_name };
        const changes = await help.close(tx, { requests, admin, at });
        return withChanges(items, changes, requestIdOf);
      },
      async undo(tx, job, { items, at }) {
        const changeIds = items.flatMap(({ change_id: id }) => id ?? []);
        const admin = { userId: job.undone_by ?? 0, name: job.undone_by_name ?? '' };
        const changes = await help.reopen(tx, { changeIds, admin, at });
        return withChanges(items, changes, requestIdOf);
      },
    },
  };
}

const changeGroup = (change: typeof addToGroup, learning: ChangesStandings): Action['apply'] =>
  onTrainees(async (tx, { group_id: groupId }, { ids, at }) => {
    const changed = await impossibleIfNotFound(because('groupNotFound'), () =>
      change(tx, { learning, ids, groupId: groupId ?? 0, at }),
    );
    return changed.map((userId) => ({ userId }));
  });

/** Without the group, which was deleted since the undo was requested, nothing is undone. */
const undoInGroup =
  (change: typeof addToGroup, learning: ChangesStandings): Action['apply'] =>
  async (tx, job, batch) => {
    try {
      return await changeGroup(change, learning)(tx, job, batch);
    } catch (error) {
      if (error instanceof ImpossibleAction) return [];
      throw error;
    }
  };

const requestIdOf = (item: ItemRow) => item.request_id;

const restores = (row: ImportedRow) => row.restoredUserId !== null;
const changes = (row: ImportedRow) => row.changedUserId !== null;
export const isKnown = (item: ItemRow) => item.is_known === 1;

/** Leaves out trainees whose email was taken since the undo was requested. */
async function restore(tx: Db, job: JobRow, { items }: Batch): Promise<ItemRow[]> {
  const { deletion_id: deletionId } = job;
  if (deletionId === null || items.length === 0) return [];
  const marked = await findMarkedTrainees(tx, deletionId, userIdsOf(items));
  const conflicts = new Set(idsOf(await findConflicts(tx, marked)));
  const ids = idsOf(marked).filter((id) => !conflicts.has(id));
  const restored = new Set(await unhideTrainees(tx, { deletionId, ids }));
  return items.filter(({ user_id }) => user_id !== null && restored.has(user_id));
}

async function undoRuns(tx: Db, _: JobRow, { items, at }: Batch): Promise<ItemRow[]> {
  const refused = new Set(await undoReplacedRuns(tx, items.flatMap(replacedRunOf), at));
  return items.filter((item) => replacedRunOf(item).some(({ userId }) => !refused.has(userId)));
}

export function replacedRunOf(item: ItemRow): ReplacedRun[] {
  const { user_id: userId, run_before: runBefore, run_after: runAfter } = item;
  if (userId === null || runBefore === null || runAfter === null) return [];
  return [{ userId, runBefore, runAfter }];
}

async function impossibleIfNotFound<T>(refusal: Refusal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    throw new ImpossibleAction(refusal);
  }
}

export function companyOf({ company_id: id, company_name: name }: JobRow) {
  return id === null || name === null ? null : { id, name };
}

const idsOf = (users: readonly { readonly id: number }[]) => users.map(({ id }) => id);
