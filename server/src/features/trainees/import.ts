import { setImmediate } from 'node:timers/promises';
import type { CompanyRef } from '@portal/contract/fields';
import {
  IMPORT_CHANGES_LISTED,
  IMPORT_IN_TRASH_LISTED,
  IMPORT_PROBLEMS_LISTED,
  IMPORT_ROWS_SHOWN,
} from '@portal/contract/limits';
import { within } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type {
  ImportableRow,
  ImportChange,
  ImportReport,
  RefusedImportRow,
  RowInTrash,
  TrashChoice,
} from '@portal/contract/trainee-import';
import type { Db } from '#server/platform/database/schema.ts';
import type { AppError } from '#server/platform/http/app-error.ts';
import { StreamedList } from '#server/platform/http/streamed-list.ts';
import { examineInWorker, rowsOf } from '#server/platform/import/examine-in-worker.ts';
import type { Reading } from '#server/platform/import/read-import-table.ts';
import { importConflict, refuseOtherRows } from '#server/platform/import/refuse-import.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { jobOf, type WorkerPool } from '#server/platform/worker/worker-pool.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import { type DeletedPersonRow, isRestorable } from '../deletions/service.ts';
import { type ChangesStandings, createMissingGroups } from '../groups/service.ts';
import { type Applied, createAddImported, groupsOfRow, type ImportedRow } from './add-imported.ts';
import { createChangeImported } from './change-imported.ts';
import type { ExaminedFile, examineImportFile } from './examine-import.ts';
import {
  createKnown,
  presentProblem,
  presentRefused,
  type TraineeToAdd,
  type TraineeToChange,
  type Verdict,
} from './import-known.ts';
import { findMissing } from './import-missing.ts';
import type { ExaminedRow } from './import-rows.ts';
import { ownGroups } from './policy.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Pick<Accounts, 'insertUsers' | 'changeUser'>;
  readonly learning: ChangesStandings;
  readonly passwords: Pick<PasswordHasher, 'hash'>;
  readonly workers: Pick<WorkerPool, 'run'>;
  readonly now: () => number;
}

interface Examined {
  readonly report: ImportReport;
  readonly trainees: readonly TraineeToAdd[];
  readonly changes: readonly TraineeToChange[];
}

type Known = ReturnType<typeof createKnown>;

const EXAMINE = jobOf<typeof examineImportFile>(
  new URL('./examine-import.ts', import.meta.url),
  'examineImportFile',
);

/** One password is hashed at a time, so that an import delays only its own hashes. */
const LANE = { address: 'import', account: '', isTrusted: true };
/** Other requests are served between two batches. */
const ROWS_PER_BATCH = 100;

export function createImport(deps: Dependencies) {
  const { db, accounts, passwords, workers, now } = deps;
  /** Compares the rows with the database, in the batches of the file. */
  async function* judged(batches: readonly Uint8Array[], known: Known) {
    const slice = startTimeSlice();
    for (const batch of batches) {
      const rows = rowsOf<ExaminedRow>(batch);
      await known.lookUp(rows);
      yield rows.map(known.judge);
      if (slice.isOver) await slice.next();
    }
  }

  async function examine(
    actor: Actor,
    { batches, digest: _, ...table }: ExaminedFile,
  ): Promise<Examined> {
    const verdicts: Verdict[] = [];
    const known = createKnown(db, { actor, now: now() });
    for await (const some of judged(batches, known)) verdicts.push(...some);
    const trainees = verdicts.filter((verdict) => verdict.kind === 'new');
    const changes = verdicts.filter((verdict) => verdict.kind === 'changed');
    const unchanged = verdicts.filter((verdict) => verdict.kind === 'unchanged');
    const refused = verdicts.filter((verdict) => verdict.kind === 'refused');
    const inTrash = trainees.flatMap(({ deleted, ...row }) =>
      deleted === null ? [] : presentInTrash(row, deleted),
    );
    const doubtful = [...trainees, ...changes].filter(({ isDoubtful }) => isDoubtful);
    const report = {
      ...table,
      inTrash: inTrash.length,
      inTrashRows: inTrash.slice(0, IMPORT_IN_TRASH_LISTED),
      rows: verdicts.length,
      ready: trainees.length,
      readyRows: trainees.slice(0, IMPORT_ROWS_SHOWN).map(presentImportable),
      invited: trainees.filter(({ password }) => password === null).length,
      unchanged: unchanged.length,
      changed: changes.length,
      changes: changes.slice(0, IMPORT_CHANGES_LISTED).map(presentChange),
      newGroups: known.newGroups(),
      missing: await findMissing(db, [...changes, ...unchanged], within(actor.reach, 'people')),
      doubtful: doubtful.length,
      doubtfulRows: doubtful.slice(0, IMPORT_ROWS_SHOWN).map(presentDoubtful),
      problemRows: refused.length,
      problems: refused.slice(0, IMPORT_PROBLEMS_LISTED).map(presentProblem),
    };
    return { report, trainees, changes };
  }

  async function* refusedRows(actor: Actor, batches: readonly Uint8Array[]) {
    for await (const verdicts of judged(batches, createKnown(db, { actor, now: now() })))
      yield verdicts.filter((verdict) => verdict.kind === 'refused').map(presentRefused);
  }

  /** Hashes the passwords one after the other, so that logins are checked in between. Throws BusyError. */
  async function withHashes(trainees: readonly TraineeToAdd[]): Promise<RowToImport[]> {
    const rows: RowToImport[] = [];
    for (const { name, email, language, groups, company, password, deleted } of trainees) {
      const isNew = deleted === null;
      const passwordHash =
        password === null || !isNew ? null : await passwords.hash(password, LANE);
      const restoredUserId = isNew ? null : deleted.id;
      const fields = { name, email, language, groups };
      rows.push({ fields, company, passwordHash, restoredUserId, changedUserId: null });
      if (rows.length % ROWS_PER_BATCH === 0) await setImmediate();
    }
    return rows;
  }

  const read = (file: StagedFile, { emailColumn, codePage, hiddenRows }: Reading) =>
    examineInWorker(workers, EXAMINE, {
      path: file.path,
      reading: { emailColumn, codePage, hiddenRows },
    });

  return {
    /** Returns what would be imported, and the problems of the other rows. Changes nothing. */
    check: async (actor: Actor, file: StagedFile, reading: Reading): Promise<ImportReport> =>
      (await examine(actor, await read(file, reading))).report,

    /** All rows that cannot be imported. Changes nothing. */
    async listProblems(
      actor: Actor,
      file: StagedFile,
      reading: Reading,
    ): Promise<StreamedList<RefusedImportRow>> {
      const { batches } = await read(file, reading);
      return new StreamedList(refusedRows(actor, batches));
    },

    /** Throws UNSUPPORTED_MEDIA or INVALID_INPUT if it is not a table of trainees. */
    read,

    /**
     * Returns all rows of new trainees, if no row has a problem; with `expectedReady`, those without a problem, if their
     * number is this; and the changes of known trainees in the lines `changeLines`. For trainees in the trash and for
     * doubtful letters a choice is needed. Otherwise throws CONFLICT with the report. Changes nothing.
     */
    async prepare(
      actor: Actor,
      file: ExaminedFile,
      { expectedReady, changeLines = [], ...choices }: Asked,
    ) {
      const { report, trainees, changes } = await examine(actor, file);
      refuseOtherRows(report, expectedReady);
      if (report.inTrash > 0 && choices.inTrash === undefined) throw withoutChoice(report);
      if (report.doubtful > 0 && choices.lettersChecked === undefined) throw withoutLook(report);
      const chosen = new Set(changeLines);
      const changing = changes.filter(({ line }) => chosen.has(line));
      if (changing.length < chosen.size) throw importConflict(CHANGED_MEANWHILE, report);
      const rows = [
        ...(await withHashes(chosenRows(trainees, choices))),
        ...changing.map(rowOfChange),
      ];
      if (rows.length === 0) throw importConflict(because('nothingToImport'), report);
      return rows;
    },

    /**
     * Creates the groups of these rows that do not exist, in companies that the actor reaches as a whole. Call it before
     * other locks of the transaction.
     */
    createGroups: (tx: Db, rows: readonly ImportedRow[], applied: Applied): Promise<void> => {
      const some = rows.filter(
        ({ companyId }) => ownGroups(applied.actor.reach, companyId) === null,
      );
      return createMissingGroups(tx, some.map(groupsOfRow), applied);
    },

    add: createAddImported(accounts),
    ...createChangeImported(deps),
  };
}

export interface RowToImport extends Omit<ImportedRow, 'place' | 'companyId'> {
  readonly company: CompanyRef;
}

interface TrashChoices {
  readonly inTrash?: TrashChoice | undefined;
  readonly inTrashLines?:
    | readonly { readonly line: number; readonly choice: TrashChoice }[]
    | undefined;
}

interface Asked extends TrashChoices {
  readonly expectedReady?: number | undefined;
  readonly changeLines?: readonly number[] | undefined;
  readonly lettersChecked?: 'yes' | undefined;
}

const rowOfChange = ({ known, name, company, groups }: TraineeToChange): RowToImport => ({
  fields: { name, email: known.email, language: null, groups },
  company,
  passwordHash: null,
  restoredUserId: null,
  changedUserId: known.id,
});

/** The rows to import; `deleted` is left only in those that restore the trainee in the trash. */
function chosenRows(
  trainees: readonly TraineeToAdd[],
  { inTrash = 'as-new', inTrashLines = [] }: TrashChoices,
): TraineeToAdd[] {
  const choiceOf = new Map(inTrashLines.map(({ line, choice }) => [line, choice]));
  return trainees.flatMap((trainee) => {
    if (trainee.deleted === null) return trainee;
    const choice = choiceOf.get(trainee.line) ?? inTrash;
    if (choice === 'leave-out') return [];
    return choice === 'restore' ? trainee : { ...trainee, deleted: null };
  });
}

function presentInTrash(
  { line, name, email }: Omit<TraineeToAdd, 'deleted'>,
  row: DeletedPersonRow,
): RowInTrash {
  const at = new Date(row.deleted_at).toISOString();
  const { name: deletedName, company_name: company, deleted_by_name: by } = row;
  const deleted = { name: deletedName, company, at, by, isRestorable: isRestorable(row) };
  return { line, name, email, deleted };
}

function presentImportable(row: TraineeToAdd): ImportableRow {
  const { line, name, email, company, password, groups } = row;
  const hasPassword = password !== null;
  return { line, name, email, company: company.name, hasPassword, groups: [...groups] };
}

function presentChange(change: TraineeToChange): ImportChange {
  const { line, known, name, company, groups, groupsBefore } = change;
  const stays = groups.length === 0 && company.id === known.company.id;
  return {
    line,
    email: known.email,
    name: { before: known.name, after: name },
    company: { before: known.company.name, after: company.name },
    groups: { before: [...groupsBefore], after: [...(stays ? groupsBefore : groups)] },
  };
}

function presentDoubtful({ line, name, company, groups }: TraineeToAdd | TraineeToChange) {
  return { line, name, company: company.name, groups: [...groups] };
}

const CHANGED_MEANWHILE = because('importChangedMeanwhile');

const withoutLook = (report: ImportReport): AppError =>
  importConflict(because('importDoubtful', { rows: report.doubtful }), report);

const withoutChoice = (report: ImportReport): AppError =>
  importConflict(because('importInTrash', { rows: report.inTrash }), report);
