import { setImmediate } from 'node:timers/promises';
import type { CompanyRef } from '@portal/contract/fields';
import {
  IMPORT_IN_TRASH_LISTED,
  IMPORT_PROBLEMS_LISTED,
  IMPORT_ROWS_SHOWN,
} from '@portal/contract/limits';
import type {
  ImportableRow,
  ImportProblem,
  ImportReport,
  RefusedImportRow,
  RowInTrash,
  TrashChoice,
} from '@portal/contract/trainee-import';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { StreamedList } from '#server/platform/http/streamed-list.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import type { WorkerPool } from '#server/platform/worker/worker-pool.ts';
import type { Accounts } from '../accounts/service.ts';
import { type DeletedPersonRow, isRestorable } from '../deletions/service.ts';
import { createAddImported, type ImportedRow } from './add-imported.ts';
import type { ExaminedFile } from './examine-import.ts';
import { readImportFile, rowsOf } from './import-file.ts';
import { createKnown, presentProblem, type TraineeToAdd } from './import-known.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Pick<Accounts, 'insertUsers'>;
  readonly passwords: Pick<PasswordHasher, 'hash'>;
  readonly workers: Pick<WorkerPool, 'run'>;
  readonly now: () => number;
}

interface Examined {
  readonly report: ImportReport;
  readonly trainees: readonly TraineeToAdd[];
}

/** One password is hashed at a time, so that an import delays only its own hashes. */
const LANE = { address: 'import', account: '', isTrusted: true };
/** Other requests are served between two batches. */
const ROWS_PER_BATCH = 100;

export function createImport({ db, accounts, passwords, workers, now }: Dependencies) {
  /** Compares the rows with the database, in the batches of the file. */
  async function* judged(batches: readonly Uint8Array[]) {
    const known = createKnown(db, now());
    const slice = startTimeSlice();
    for (const batch of batches) {
      const rows = rowsOf(batch);
      await known.lookUp(rows);
      yield rows.map(known.judge);
      if (slice.isOver) await slice.next();
    }
  }

  async function examine({ batches, ...table }: ExaminedFile): Promise<Examined> {
    const trainees: TraineeToAdd[] = [];
    const problems: ImportProblem[] = [];
    let problemRows = 0;
    for await (const verdicts of judged(batches)) {
      for (const verdict of verdicts) {
        if (!('problems' in verdict)) trainees.push(verdict);
        else if (++problemRows <= IMPORT_PROBLEMS_LISTED) problems.push(presentProblem(verdict));
      }
    }
    const inTrash = trainees.flatMap(({ deleted, ...row }) =>
      deleted === null ? [] : presentInTrash(row, deleted),
    );
    const report = {
      inTrash: inTrash.length,
      inTrashRows: inTrash.slice(0, IMPORT_IN_TRASH_LISTED),
      rows: trainees.length + problemRows,
      ready: trainees.length,
      readyRows: trainees.slice(0, IMPORT_ROWS_SHOWN).map(presentImportable),
      invited: trainees.filter(({ password }) => password === null).length,
      problemRows,
      problems,
      columns: table.columns,
      ignoredColumns: [...table.ignoredColumns],
      encoding: table.encoding,
    };
    return { report, trainees };
  }

  async function* refusedRows(batches: readonly Uint8Array[]) {
    for await (const verdicts of judged(batches))
      yield verdicts.filter((verdict) => 'problems' in verdict);
  }

  /** Hashes the passwords one after the other, so that logins are checked in between. Throws BusyError. */
  async function withHashes(trainees: readonly TraineeToAdd[]): Promise<RowToImport[]> {
    const rows: RowToImport[] = [];
    for (const { line: _, company, password, deleted, ...fields } of trainees) {
      const isNew = deleted === null;
      const passwordHash =
        password === null || !isNew ? null : await passwords.hash(password, LANE);
      rows.push({ fields, company, passwordHash, restoredUserId: isNew ? null : deleted.id });
      if (rows.length % ROWS_PER_BATCH === 0) await setImmediate();
    }
    return rows;
  }

  const read = (file: StagedFile) => readImportFile(workers, file.path);

  return {
    /** Returns what would be imported, and the problems of the other rows. Changes nothing. */
    check: async (file: StagedFile): Promise<ImportReport> =>
      (await examine(await read(file))).report,

    /** All rows that cannot be imported. Changes nothing. */
    async listProblems(file: StagedFile): Promise<StreamedList<RefusedImportRow>> {
      const { batches } = await read(file);
      return new StreamedList(refusedRows(batches));
    },

    /** Throws UNSUPPORTED_MEDIA or INVALID_INPUT if it is not a table of trainees. */
    read,

    /**
     * Returns all rows, if all can be imported; with `expectedReady`, those that can be imported, if their number is
     * this. For trainees in the trash a choice is needed. Otherwise throws CONFLICT with the report. Changes nothing.
     */
    async prepare(file: ExaminedFile, { expectedReady, ...choices }: Asked) {
      const { report, trainees } = await examine(file);
      if (expectedReady === undefined ? report.problemRows > 0 : report.ready !== expectedReady)
        throw refusal(report);
      if (report.inTrash > 0 && choices.inTrash === undefined) throw withoutChoice(report);
      return withHashes(chosenRows(trainees, choices));
    },

    add: createAddImported(accounts),
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
}

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

function presentImportable({ line, name, email, company, password }: TraineeToAdd): ImportableRow {
  return { line, name, email, company: company.name, hasPassword: password !== null };
}

function withoutChoice(report: ImportReport): AppError {
  const rows = report.inTrash === 1 ? 'The email of 1 row' : `The emails of ${report.inTrash} rows`;
  const message = `${rows} belong${report.inTrash === 1 ? 's' : ''} to trainees in the trash. Choose whether to restore them, add new people, or leave these rows out.`;
  return new AppError('CONFLICT', message, { details: { report } });
}

function refusal(report: ImportReport): AppError {
  const rows = report.problemRows === 1 ? '1 row' : `${report.problemRows} rows`;
  const message =
    report.problemRows === 0
      ? 'All rows can be imported now. Nothing was changed.'
      : `${rows} cannot be imported. Nothing was changed.`;
  return new AppError('CONFLICT', message, { details: { report } });
}
