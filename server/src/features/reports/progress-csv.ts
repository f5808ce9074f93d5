import { setImmediate } from 'node:timers/promises';
import { BYTE_ORDER_MARK, csvLine, withoutFormula } from '@portal/contract/csv';
import type { Db } from '#server/platform/database/schema.ts';
import type { CalculatedProgress, KnownModules, Learning } from '../learning/service.ts';
import * as queries from './progress-queries.ts';

/** Users build spreadsheets on these columns: add new ones only at the end. */
const PROGRESS_COLUMNS = [
  'Name',
  'Email',
  'Company',
  'Overall progress (%)',
  'Modules completed',
  'Modules',
  'Average score (%)',
  'Time spent (seconds)',
  'Last activity (UTC)',
  'Joined (UTC)',
  'Training completed (UTC)',
  'New modules since',
] as const;

/** Trainees in memory at a time; each table is read once for them. */
const TRAINEES_PER_READ = 100;

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'progressOf'>;
}

/**
 * Yields the file in batches. Each batch is read on demand in its own query, so a consumer that stops reading leaves
 * nothing open.
 */
export async function* progressCsv(
  { db, learning }: Dependencies,
  companyId: number | null,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(PROGRESS_COLUMNS);
  const known: KnownModules = new Map();
  let lastId = 0;
  for (;;) {
    const trainees = await queries.listTraineesAfter(db, companyId, lastId, TRAINEES_PER_READ);
    const progress = await learning.progressOf(
      trainees.map(({ user_id: id }) => id),
      known,
    );
    const lines = trainees.flatMap((trainee) => {
      const figures = progress.get(trainee.user_id);
      // Deleted since the names were read.
      return figures === undefined ? [] : [lineOf(trainee, figures)];
    });
    if (lines.length > 0) yield lines.join('');
    if (trainees.length < TRAINEES_PER_READ) return;
    lastId = trainees.at(-1)?.user_id ?? lastId;
    // SQLite answers synchronously: without this, other work of the process would have to wait.
    await setImmediate();
  }
}

function lineOf(trainee: queries.ExportedTrainee, progress: CalculatedProgress): string {
  return csvLine([
    withoutFormula(trainee.user_name),
    withoutFormula(trainee.user_email),
    withoutFormula(trainee.company_name),
    progress.overallProgress,
    progress.modulesCompleted,
    progress.totalModules,
    progress.averageScore,
    Math.round(progress.totalTimeSpent),
    progress.lastUpdated ?? '',
    new Date(trainee.created_at).toISOString(),
    progress.trainingCompletedAt ?? '',
    progress.trainingCompletedAt === null ? '' : progress.totalModules - progress.modulesCompleted,
  ]);
}
