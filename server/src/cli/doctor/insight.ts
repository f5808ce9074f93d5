/** Checks that the summaries of modules agree with the results that they sum up. */
import { findWrongSummaries } from '#server/features/insight/invariant-queries.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { type Finding, findings, ok, problem, REPORT } from './finding.ts';
import { firstOf } from './named.ts';

export function examineInsight(db: Db): Promise<Finding[]> {
  return findings('insight', REPORT, async () => {
    const ids = await findWrongSummaries(db);
    if (ids.length === 0) return [ok('insight: the summaries of modules fit the results')];
    return [problem(`insight: wrong summaries of modules ${firstOf(ids)}`, REPORT)];
  });
}
