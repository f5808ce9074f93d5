/** Checks that each trainee has a run in which their progress is stored. */
import { findTraineesWithoutRun } from '#server/features/learning/invariant-queries.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { type Finding, findings, ok, problem } from './finding.ts';

/** The maximum number of trainees to name. */
const NAMED_MAX = 5;
const REMEDY = 'Restore the latest whole backup, and report this with the log of the portal.';

export function examineRuns(db: Db): Promise<Finding[]> {
  return findings('runs', REMEDY, async () => {
    const ids = await findTraineesWithoutRun(db);
    if (ids.length === 0) return [ok('runs: each trainee has a current one')];
    const named = `${ids.slice(0, NAMED_MAX).join(', ')}${ids.length > NAMED_MAX ? ', …' : ''}`;
    return [problem(`runs: wrong for ${ids.length} trainees (users ${named})`, REMEDY)];
  });
}
