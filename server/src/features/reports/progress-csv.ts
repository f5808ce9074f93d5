import { setImmediate } from 'node:timers/promises';
import { BYTE_ORDER_MARK, csvLine, withoutFormula } from '@portal/contract/csv';
import type { GroupRef } from '@portal/contract/fields';
import { groupsCell } from '@portal/contract/imported-groups';
import type { Language } from '@portal/contract/languages';
import type { Within } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { words } from '#server/platform/words.ts';
import { groupsOf, hasMembers } from '../groups/service.ts';
import type { CalculatedProgress, KnownModules, Learning } from '../learning/service.ts';
import * as queries from './progress-queries.ts';
import { reportFileTexts } from './texts/catalogue.ts';

/** Users build spreadsheets on these columns: add new ones only at the end. */
function headersIn(language: Language, hasGroups: boolean): string[] {
  const { name, email, company, groups } = words[language].columns;
  const t = reportFileTexts[language];
  return [
    name,
    email,
    company,
    `${t.overallProgress} (%)`,
    t.modulesCompleted,
    t.modules,
    `${t.averageScore} (%)`,
    t.timeSpent,
    `${t.lastActivity} (UTC)`,
    `${t.joined} (UTC)`,
    `${t.trainingCompleted} (UTC)`,
    t.newModules,
    `${t.invited} (UTC)`,
    `${t.firstOpened} (UTC)`,
    ...(hasGroups ? [groups] : []),
  ];
}

/** Trainees in memory at a time; each table is read once for them. */
const TRAINEES_PER_READ = 100;

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'progressOf'>;
}

interface Asked {
  /** The company of the trainees; null if they may be of several. */
  readonly companyId: number | null;
  /** The people whom the admin sees. */
  readonly within: Within;
  readonly findIds: () => Promise<readonly number[]>;
  readonly language: Language;
}

/**
 * Yields the file of these trainees in batches, in the given order, with headers in the language. Each batch is read on
 * demand in its own query, so a consumer that stops reading leaves nothing open.
 */
export async function* progressCsv(
  { db, learning }: Dependencies,
  { companyId, within, findIds, language }: Asked,
): AsyncGenerator<string> {
  const hasGroups = await hasMembers(db, companyId, within);
  yield BYTE_ORDER_MARK + csvLine(headersIn(language, hasGroups));
  const known: KnownModules = new Map();
  // All ids are found first, so that a trainee who gets another name or status meanwhile is in the file once.
  const all = await findIds();
  for (let from = 0; from < all.length; from += TRAINEES_PER_READ) {
    const ids = all.slice(from, from + TRAINEES_PER_READ);
    const [trainees, progress, groups] = await Promise.all([
      queries.findTrainees(db, ids, within),
      learning.progressOf(ids, known),
      hasGroups ? groupsOf(db, ids) : null,
    ]);
    const traineeOf = new Map(trainees.map((trainee) => [trainee.user_id, trainee]));
    const lines = ids.flatMap((id) => {
      const [trainee, figures] = [traineeOf.get(id), progress.get(id)];
      // Deleted, or moved to where the admin sees nothing, since the ids were found.
      if (trainee === undefined || figures === undefined) return [];
      return [csvLine([...cellsOf(trainee, figures), ...groupsCells(groups, id)])];
    });
    if (lines.length > 0) yield lines.join('');
    // SQLite answers synchronously: without this, other work of the process would have to wait.
    await setImmediate();
  }
}

/** Null without a column for groups. */
function groupsCells(groups: ReadonlyMap<number, readonly GroupRef[]> | null, id: number) {
  if (groups === null) return [];
  return [withoutFormula(groupsCell((groups.get(id) ?? []).map(({ name }) => name)))];
}

function cellsOf(trainee: queries.ExportedTrainee, progress: CalculatedProgress) {
  return [
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
  ];
}
