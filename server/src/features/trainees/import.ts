import { setImmediate } from 'node:timers/promises';
import { IMPORT_PROBLEMS_LISTED, IMPORT_ROWS_SHOWN } from '@portal/contract/limits';
import type {
  ImportableRow,
  ImportProblem,
  ImportReport,
  RefusedImportRow,
} from '@portal/contract/trainee-import';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '#server/platform/database/constraint-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { StreamedList } from '#server/platform/http/streamed-list.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import type { PasswordHasher } from '#server/platform/passwords/password-hasher.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import type { WorkerPool } from '#server/platform/worker/worker-pool.ts';
import type { Accounts, InvitedUser } from '../accounts/service.ts';
import { type Actor, record } from '../activity/service.ts';
import { lockCompanyShared } from '../companies/service.ts';
import { storeFields } from './fields.ts';
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
    const known = createKnown(db);
    const slice = startTimeSlice();
    for (const batch of batches) {
      const rows = rowsOf(batch);
      await known.lookUp(rows);
      yield rows.map(known.judge);
      if (slice.isOver) await slice.next();
    }
  }

  async function examine(file: StagedFile): Promise<Examined> {
    const { batches, ...table } = await readImportFile(workers, file.path);
    const trainees: TraineeToAdd[] = [];
    const problems: ImportProblem[] = [];
    let problemRows = 0;
    for await (const verdicts of judged(batches)) {
      for (const verdict of verdicts) {
        if (!('problems' in verdict)) trainees.push(verdict);
        else if (++problemRows <= IMPORT_PROBLEMS_LISTED) problems.push(presentProblem(verdict));
      }
    }
    const report = {
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
  async function prepare(trainees: readonly TraineeToAdd[]): Promise<InvitedUser[]> {
    const users: InvitedUser[] = [];
    const createdAt = now();
    for (const trainee of trainees) {
      const { company, password } = trainee;
      const passwordHash = password === null ? null : await passwords.hash(password, LANE);
      users.push({
        ...storeFields(trainee),
        role: 'TRAINEE',
        company_id: company.id,
        password_hash: passwordHash,
        created_at: createdAt,
      });
      if (users.length % ROWS_PER_BATCH === 0) await setImmediate();
    }
    return users;
  }

  async function insert(actor: Actor, trainees: readonly TraineeToAdd[], users: InvitedUser[]) {
    const companyIds = new Set(trainees.map(({ company }) => company.id));
    await inTransaction(db, async (tx) => {
      for (const id of [...companyIds].sort((a, b) => a - b))
        if (!(await lockCompanyShared(tx, id))) throw new ChangedMeanwhile();
      for (let from = 0; from < users.length; from += ROWS_PER_BATCH) {
        await accounts.insertUsers(tx, users.slice(from, from + ROWS_PER_BATCH));
        await setImmediate();
      }
      await recordImport(tx, actor, trainees, now());
    });
  }

  return {
    /** Returns what would be imported, and the problems of the other rows. Changes nothing. */
    check: async (file: StagedFile): Promise<ImportReport> => (await examine(file)).report,

    /** All rows that cannot be imported. Changes nothing. */
    async listProblems(file: StagedFile): Promise<StreamedList<RefusedImportRow>> {
      const { batches } = await readImportFile(workers, file.path);
      return new StreamedList(refusedRows(batches));
    },

    /**
     * Imports all rows or none; with `expectedReady`, the rows that can be imported, if their number is this. Otherwise
     * throws CONFLICT with the report.
     */
    async run(
      actor: Actor,
      file: StagedFile,
      expectedReady: number | undefined,
    ): Promise<Imported> {
      const { report, trainees } = await examine(file);
      if (expectedReady === undefined ? report.problemRows > 0 : report.ready !== expectedReady)
        throw refusal(report);
      const users = await prepare(trainees);
      try {
        await insert(actor, trainees, users);
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error;
        throw refusal((await examine(file)).report, error);
      }
      return { imported: users.length, invited: report.invited, skipped: report.problemRows };
    },
  };
}

interface Imported {
  readonly imported: number;
  readonly invited: number;
  readonly skipped: number;
}

function presentImportable({ line, name, email, company, password }: TraineeToAdd): ImportableRow {
  return { line, name, email, company: company.name, hasPassword: password !== null };
}

/** A company of the file was deleted since it was looked up. */
class ChangedMeanwhile extends Error {}

function isChangedMeanwhile(error: unknown): boolean {
  return (
    error instanceof ChangedMeanwhile || isUniqueViolation(error) || isForeignKeyViolation(error)
  );
}

function refusal(report: ImportReport, cause?: unknown): AppError {
  const rows = report.problemRows === 1 ? '1 row' : `${report.problemRows} rows`;
  const message =
    report.problemRows === 0
      ? 'All rows can be imported now. Nothing was changed.'
      : `${rows} cannot be imported. Nothing was changed.`;
  return new AppError('CONFLICT', message, { details: { report }, cause });
}

function recordImport(tx: Db, actor: Actor, trainees: readonly TraineeToAdd[], at: number) {
  const byCompany = Map.groupBy(trainees, ({ company }) => company.id);
  const [first, ...others] = byCompany.values();
  const company = others.length === 0 ? (first?.[0]?.company ?? null) : null;
  const name = trainees.length === 1 ? '1 trainee' : `${trainees.length} trainees`;
  const companies = [...byCompany.values()]
    .map((group) => `${group[0]?.company.name} (${group.length})`)
    .join(', ');
  const invited = trainees.filter(({ password }) => password === null).length;
  return record(tx, {
    actor,
    action: 'trainee.imported',
    subject: { kind: 'trainee', id: null, name },
    company,
    after: { trainees: trainees.length, 'invited by mail': invited, companies },
    at,
  });
}
