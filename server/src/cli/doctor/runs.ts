/** Checks that each trainee has a run in which their progress is stored, and that older runs can be shown. */
import {
  findRunsWithoutModules,
  findTraineesWithoutRun,
} from '#server/features/learning/invariant-queries.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { type Finding, findings, ok, problem, REPORT } from './finding.ts';
import { firstOf } from './named.ts';

export function examineRuns(db: Db): Promise<Finding[]> {
  return findings('runs', REPORT, async () => [await currentRuns(db), await storedModules(db)]);
}

async function currentRuns(db: Db): Promise<Finding> {
  const ids = await findTraineesWithoutRun(db);
  if (ids.length === 0) return ok('runs: each trainee has a current one');
  return problem(`runs: wrong for ${ids.length} trainees (users ${firstOf(ids)})`, REPORT);
}

async function storedModules(db: Db): Promise<Finding> {
  const ids = await findRunsWithoutModules(db);
  if (ids.length === 0) return ok('runs: completed and earlier ones have their modules');
  return problem(`runs: without modules that were passed in them: runs ${firstOf(ids)}`, REPORT);
}
