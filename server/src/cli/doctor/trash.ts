/** Checks that deletions and the rows that they hide agree. */
import {
  findDeletionsWithoutRow,
  findWrongMarks,
} from '#server/features/trash/invariant-queries.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { type Finding, findings, ok, problem, REPORT } from './finding.ts';
import { firstOf } from './named.ts';

export function examineTrash(db: Db): Promise<Finding[]> {
  return findings('trash', REPORT, async () => {
    const found: Finding[] = [];
    const wrong = await findWrongMarks(db);
    if (wrong.length > 0)
      found.push(
        problem(`trash: hidden without a deletion, or the reverse: ${firstOf(wrong)}`, REPORT),
      );
    const empty = await findDeletionsWithoutRow(db, Date.now());
    if (empty.length > 0)
      found.push(problem(`trash: nothing to restore for deletions ${firstOf(empty)}`, REPORT));
    return found.length > 0 ? found : [ok('trash: each deletion fits the rows that it hides')];
  });
}
