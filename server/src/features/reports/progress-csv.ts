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
  'Invited (UTC)',
  'First opened (UTC)',
] as const;

/** Trainees in memory at a time; each table is read once for them. */
const TRAINEES_PER_READ = 100;

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'progressOf'>;
}

/**
 * Yields the file of these trainees in batches, in the given order. Each batch is read on demand in its own query, so a
 * consumer that stops reading leaves nothing open.
 */
export async function* progressCsv(
  { db, learning }: Dependencies,
  findIds: () => Promise<readonly number[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(PROGRESS_COLUMNS);
  const known: KnownModules = new Map();
  // All ids are found first, so that a trainee who gets another name or status meanwhile is in the file once.
  const all = await findIds();
  for (let from = 0; from < all.length; from += TRAINEES_PER_READ) {
    const ids = all.slice(from, from + TRAINEES_PER_READ);
    const [trainees, progress] = await Promise.all([
      queries.findTrainees(db, ids),
      learning.progressOf(ids, known),
    ]);
    const traineeOf = new Map(trainees.map((trainee) => [trainee.user_id, trainee]));
    const lines = ids.flatMap((id) => {
      const [trainee, figures] = [traineeOf.get(id), progress.get(id)];
      // Deleted since the ids were found.
      return trainee === undefined || figures === undefined ? [] : [lineOf(trainee, figures)];
    });
    if (lines.length > 0) yield lines.join('');
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
    trainee.invited_at === null ? '' : new Date(trainee.invited_at).toISOString(),
    progress.firstOpenedAt ?? '',
  ]);
}
