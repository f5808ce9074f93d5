/**
 * Checks that each trainee has a run in which their progress is stored, with the figures that follow from it, and that
 * older runs can be shown.
 */
import { findWrongFigures } from '#server/features/learning/figures/figures.ts';
import {
  findRunsWithoutModules,
  findTraineesWithoutRun,
  listRunsWithFigures,
} from '#server/features/learning/invariant-queries.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { type Finding, findings, ok, problem, REPORT } from './finding.ts';
import { firstOf } from './named.ts';

export function examineRuns(db: Db): Promise<Finding[]> {
  return findings('runs', REPORT, async () => {
    const current = await currentRuns(db);
    const found = [current, await storedModules(db)];
    // The figures are those of the current runs.
    return current.isOk ? [...found, await figures(db)] : found;
  });
}

async function currentRuns(db: Db): Promise<Finding> {
  const ids = await findTraineesWithoutRun(db);
  if (ids.length === 0) return ok('runs: each trainee has a current one');
  return problem(`runs: wrong for ${named(ids)}`, REPORT);
}

async function storedModules(db: Db): Promise<Finding> {
  const ids = await findRunsWithoutModules(db);
  if (ids.length === 0) return ok('runs: completed and earlier ones have their modules');
  return problem(`runs: without modules that were passed in them: runs ${firstOf(ids)}`, REPORT);
}

/** Runs per query: below the limits of both engines on parameters. */
const RUNS_PER_BATCH = 500;

async function figures(db: Db): Promise<Finding> {
  const wrong: number[] = [];
  for (let after = 0; ; ) {
    const runIds = await listRunsWithFigures(db, { after, limit: RUNS_PER_BATCH });
    wrong.push(...(await findWrongFigures(db, runIds, Date.now())));
    const last = runIds.at(-1);
    if (last === undefined) break;
    after = last;
  }
  if (wrong.length === 0) return ok('runs: the figures of the list of trainees follow from them');
  return problem(`runs: wrong figures of ${named(wrong)}`, REPORT);
}

function named(ids: readonly number[]): string {
  const count = ids.length === 1 ? '1 trainee' : `${ids.length} trainees`;
  return `${count} (users ${firstOf(ids)})`;
}
