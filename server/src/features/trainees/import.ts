import { IMPORT_PROBLEMS_TOLD } from '@portal/contract/limits';
import type { ImportProblem, ImportReport } from '@portal/contract/trainee-import';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '../../platform/database/constraint-errors.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Db } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { StagedFile } from '../../platform/media/media-store.ts';
import { takeTurn } from '../../platform/turn.ts';
import type { WorkerPool } from '../../platform/worker/worker-pool.ts';
import type { Accounts, PreparedTrainee, TraineeToAdd } from '../accounts/service.ts';
import { type Actor, record } from '../activity/service.ts';
import { holdCompany } from '../companies/service.ts';
import { readImportFile, rowsOf } from './import-file.ts';
import { createKnown } from './import-known.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly workers: Pick<WorkerPool, 'run'>;
  readonly now: () => number;
}

interface Examined {
  readonly report: ImportReport;
  readonly trainees: readonly TraineeToAdd[];
}

export function createImport({ db, accounts, workers, now }: Dependencies) {
  async function examine(file: StagedFile): Promise<Examined> {
    const { batches, encoding, ignoredColumns } = await readImportFile(workers, file.path);
    const known = createKnown({ db, accounts });
    const trainees: TraineeToAdd[] = [];
    const problems: ImportProblem[] = [];
    const turn = takeTurn();
    for (const batch of batches) {
      const rows = rowsOf(batch);
      await known.lookUp(rows);
      for (const row of rows) {
        const verdict = known.judge(row);
        if ('problems' in verdict) problems.push(verdict);
        else trainees.push(verdict);
      }
      if (turn.isOver) await turn.next();
    }
    const report = {
      rows: trainees.length + problems.length,
      ready: trainees.length,
      invited: trainees.filter(({ password }) => password === null).length,
      problemRows: problems.length,
      problems: problems.slice(0, IMPORT_PROBLEMS_TOLD),
      ignoredColumns: [...ignoredColumns],
      encoding,
    };
    return { report, trainees };
  }

  async function add(actor: Actor, trainees: readonly PreparedTrainee[]): Promise<void> {
    const companies = new Map(trainees.map(({ company }) => [company.id, company]));
    await inTransaction(db, async (tx) => {
      for (const id of [...companies.keys()].sort((a, b) => a - b))
        if (!(await holdCompany(tx, id))) throw new ChangedMeanwhile();
      await accounts.manyTrainees.insert(tx, trainees);
      await recordImport(tx, actor, trainees, now());
    });
  }

  return {
    /** What would be imported, and what is wrong with the other rows. Changes nothing. */
    check: async (file: StagedFile): Promise<ImportReport> => (await examine(file)).report,

    /** All rows or none: throws CONFLICT with the report where one of them cannot be imported. */
    async run(actor: Actor, file: StagedFile): Promise<{ imported: number; invited: number }> {
      const { report, trainees } = await examine(file);
      if (report.problemRows > 0) throw refusal(report);
      const prepared = await accounts.manyTrainees.prepare(trainees);
      try {
        await add(actor, prepared);
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error;
        throw refusal((await examine(file)).report, error);
      }
      return { imported: prepared.length, invited: report.invited };
    },
  };
}

/** A company of the file is gone since it was looked up. */
class ChangedMeanwhile extends Error {}

function isChangedMeanwhile(error: unknown): boolean {
  return (
    error instanceof ChangedMeanwhile || isUniqueViolation(error) || isForeignKeyViolation(error)
  );
}

function refusal(report: ImportReport, cause?: unknown): AppError {
  const rows = report.problemRows === 1 ? '1 row' : `${report.problemRows} rows`;
  const message = `${rows} cannot be imported. Nothing was changed.`;
  return new AppError('CONFLICT', message, { details: { report }, cause });
}

function recordImport(tx: Db, actor: Actor, trainees: readonly PreparedTrainee[], at: number) {
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
