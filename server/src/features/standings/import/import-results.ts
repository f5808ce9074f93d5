/** The import of earlier results: what would be recorded, the problems of the other rows, and the rows of its job. */
import type { CompanyRef } from '@portal/contract/fields';
import { IMPORT_PROBLEMS_LISTED, IMPORT_ROWS_SHOWN } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type {
  RecordableResult,
  RefusedResultRow,
  ResultProblem,
  ResultsReport,
} from '@portal/contract/results-import';
import type { Actor } from '#server/features/activity/service.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { StreamedList } from '#server/platform/http/streamed-list.ts';
import { examineInWorker, rowsOf } from '#server/platform/import/examine-in-worker.ts';
import { cut, presentReasons } from '#server/platform/import/present-row.ts';
import { importConflict, refuseOtherRows } from '#server/platform/import/refuse-import.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { jobOf, type WorkerPool } from '#server/platform/worker/worker-pool.ts';
import type { ExaminedResults, examineResultsFile, ReadingOfResults } from './examine-results.ts';
import {
  createKnownResults,
  type ReadyResult,
  type RefusedResult,
  type Verdict,
} from './known-results.ts';
import type { ImportedResult } from './many-results.ts';
import type { ExaminedResult } from './result-rows.ts';

const EXAMINE = jobOf<typeof examineResultsFile>(
  new URL('./examine-results.ts', import.meta.url),
  'examineResultsFile',
);

interface Dependencies {
  readonly db: Db;
  readonly workers: Pick<WorkerPool, 'run'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A row of the file that is to be recorded. */
export interface ResultOfFile {
  readonly userId: number;
  readonly company: CompanyRef;
  readonly result: ImportedResult;
}

interface Asked {
  readonly expectedReady?: number | undefined;
  readonly lettersChecked?: 'yes' | undefined;
}

export function createResultsImport({ db, workers, now }: Dependencies) {
  /** Compares the rows with the database, in the batches of the file. */
  async function* judged(actor: Actor, batches: readonly Uint8Array[]) {
    const known = createKnownResults(db, { actor, now: now() });
    const slice = startTimeSlice();
    for (const batch of batches) {
      const rows = rowsOf<ExaminedResult>(batch);
      await known.lookUp(rows);
      yield rows.map(known.judge);
      if (slice.isOver) await slice.next();
    }
  }

  async function examine(
    actor: Actor,
    { batches, digest: _, ...table }: ExaminedResults,
  ): Promise<{ report: ResultsReport; ready: ReadyResult[] }> {
    const verdicts: Verdict[] = [];
    for await (const some of judged(actor, batches)) verdicts.push(...some);
    const ready = verdicts.filter((verdict) => verdict.kind === 'ready');
    const refused = verdicts.filter((verdict) => verdict.kind === 'refused');
    const doubtful = ready.filter(({ isDoubtful }) => isDoubtful);
    const count = (kind: Verdict['kind']) => verdicts.filter((each) => each.kind === kind).length;
    const report = {
      ...table,
      rows: verdicts.length,
      ready: ready.length,
      readyRows: ready.slice(0, IMPORT_ROWS_SHOWN).map(presentReady),
      forEver: ready.filter(({ result }) => result.validUntil === null).length,
      unchanged: count('unchanged'),
      undecided: count('undecided'),
      doubtful: doubtful.length,
      doubtfulRows: doubtful.slice(0, IMPORT_ROWS_SHOWN).map(presentDoubtful),
      problemRows: refused.length,
      problems: refused.slice(0, IMPORT_PROBLEMS_LISTED).map(presentProblem),
    };
    return { report, ready };
  }

  async function* refusedRows(actor: Actor, batches: readonly Uint8Array[]) {
    for await (const verdicts of judged(actor, batches))
      yield verdicts.filter((verdict) => verdict.kind === 'refused').map(presentRefused);
  }

  const read = (
    file: StagedFile,
    { emailColumn, codePage, hiddenRows, dateOrder }: ReadingOfResults,
  ): Promise<ExaminedResults> =>
    examineInWorker(workers, EXAMINE, {
      path: file.path,
      reading: { emailColumn, codePage, hiddenRows, dateOrder },
    });

  return {
    /** Returns what would be recorded, and the problems of the other rows. Changes nothing. */
    check: async (
      actor: Actor,
      file: StagedFile,
      reading: ReadingOfResults,
    ): Promise<ResultsReport> => (await examine(actor, await read(file, reading))).report,

    /** All rows that cannot be recorded. Changes nothing. */
    async listProblems(
      actor: Actor,
      file: StagedFile,
      reading: ReadingOfResults,
    ): Promise<StreamedList<RefusedResultRow>> {
      const { batches } = await read(file, reading);
      return new StreamedList(refusedRows(actor, batches));
    },

    /** Throws UNSUPPORTED_MEDIA or INVALID_INPUT if it is not a table of results. */
    read,

    /**
     * Returns all results, if no row has a problem; with `expectedReady`, those without a problem, if their number is this.
     * For days that can be read in both orders and for doubtful letters a choice is needed. Otherwise throws CONFLICT with
     * the report. Changes nothing.
     */
    async prepare(
      actor: Actor,
      file: ExaminedResults,
      { expectedReady, lettersChecked }: Asked,
    ): Promise<ResultOfFile[]> {
      const { report, ready } = await examine(actor, file);
      const { ambiguous: days, decidedBy } = report.dates;
      if (decidedBy === 'ask')
        throw importConflict(because('importDatesAmbiguous', { days }), report);
      refuseOtherRows(report, expectedReady);
      if (report.doubtful > 0 && lettersChecked === undefined)
        throw importConflict(because('importNotesDoubtful', { rows: report.doubtful }), report);
      if (ready.length === 0) throw importConflict(because('nothingToImport'), report);
      return ready.map(({ trainee, result }) => ({
        userId: trainee.id,
        company: trainee.company,
        result,
      }));
    },
  };
}

function presentReady({ line, trainee, result }: ReadyResult): RecordableResult {
  const { name, email, company } = trainee;
  const { moduleName, completedOn, validUntil, note } = result;
  const whose = { line, email, name, company: company.name };
  return { ...whose, module: moduleName, completedOn, validUntil, note };
}

const presentDoubtful = ({ line, trainee, result }: ReadyResult) => ({
  line,
  email: trainee.email,
  note: result.note,
});

const presentProblem = ({ line, cells, problems }: RefusedResult): ResultProblem => ({
  line,
  email: cut(cells.email),
  module: cut(cells.module),
  ...presentReasons(problems),
});

const presentRefused = ({ line, cells, problems }: RefusedResult): RefusedResultRow => ({
  line,
  cells,
  ...presentReasons(problems),
});
