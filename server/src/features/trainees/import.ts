import { readFile } from 'node:fs/promises';
import { IMPORT_PROBLEMS_TOLD } from '@portal/contract/limits';
import type { ImportProblem, ImportReport } from '@portal/contract/trainee-import';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '../../platform/database/constraint-errors.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { holdCompany } from '../../platform/database/locked-company.ts';
import { sameKey } from '../../platform/database/same-key.ts';
import type { Db } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { StagedFile } from '../../platform/media/media-store.ts';
import { isCommonPassword } from '../../platform/passwords/common-passwords.ts';
import { takeTurn } from '../../platform/turn.ts';
import type { Accounts, PreparedTrainee, TraineeToAdd } from '../accounts/service.ts';
import { type Actor, record } from '../activity/service.ts';
import { type ImportRow, readImportTable } from './import-table.ts';
import { createJudge } from './import-verdicts.ts';

interface Dependencies {
  readonly db: Db;
  readonly accounts: Accounts;
  readonly now: () => number;
}

/** A millisecond's worth. */
const KEYS_PER_QUERY = 200;

interface Examined {
  readonly report: ImportReport;
  readonly trainees: readonly TraineeToAdd[];
}

export function createImport({ db, accounts, now }: Dependencies) {
  async function examine(file: StagedFile): Promise<Examined> {
    const { rows, ...table } = await readImportTable(await readFile(file.path));
    const judge = createJudge({ ...(await lookUp(rows)), isCommonPassword });
    const trainees: TraineeToAdd[] = [];
    const problems: ImportProblem[] = [];
    await inTurns(rows, async (row) => {
      const verdict = await judge(row);
      if ('problems' in verdict) problems.push(verdict);
      else trainees.push(verdict);
    });
    const report = {
      rows: rows.length,
      ready: trainees.length,
      invited: trainees.filter(({ password }) => password === null).length,
      problemRows: problems.length,
      problems: problems.slice(0, IMPORT_PROBLEMS_TOLD),
      ignoredColumns: [...table.ignoredColumns],
      encoding: table.encoding,
    };
    return { report, trainees };
  }

  /** What of the database the rows depend on. */
  async function lookUp(rows: readonly ImportRow[]) {
    const takenEmails = new Set<string>();
    const companies = new Map<string, TraineeToAdd['company']>();
    await inTurns(await keysOf(rows, 'email'), async (keys) => {
      for (const key of await accounts.findTakenEmails(db, keys)) takenEmails.add(key);
    });
    await inTurns(await keysOf(rows, 'company'), async (keys) => {
      for (const { id, name, name_key } of await accounts.findCompaniesByName(db, keys))
        companies.set(name_key, { id, name });
    });
    return { takenEmails, companies };
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

/** Different keys, not empty, as many as a query takes. */
async function keysOf(
  rows: readonly ImportRow[],
  column: 'email' | 'company',
): Promise<string[][]> {
  const different = new Set<string>();
  await inTurns(rows, (row) => void different.add(sameKey(row[column])));
  different.delete('');
  const keys = [...different];
  return Array.from({ length: Math.ceil(keys.length / KEYS_PER_QUERY) }, (_, index) =>
    keys.slice(index * KEYS_PER_QUERY, (index + 1) * KEYS_PER_QUERY),
  );
}

async function inTurns<T>(items: Iterable<T>, work: (item: T) => void | Promise<void>) {
  const turn = takeTurn();
  for (const item of items) {
    await work(item);
    if (turn.isOver) await turn.next();
  }
}
