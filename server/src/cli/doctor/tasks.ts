/** Checks the work in the background. */
import type { Db } from '#server/platform/database/schema.ts';
import { countTasks, listFailing } from '#server/platform/tasks/operator-queries.ts';
import { describeTask } from '../describe-task.ts';
import { type Finding, findings, ok, problem } from './finding.ts';

/** A running portal works on everything that is due in turn. */
const OVERDUE_MS = 60 * 60_000;
/** The maximum number of tasks to name. */
const NAMED_MAX = 5;

export function examineTasks(db: Db): Promise<Finding[]> {
  return findings(
    'background work',
    'Compare the build of the portal with the database.',
    async () => {
      const now = Date.now();
      const counts = await countTasks(db, now);
      const waiting = counts.reduce((sum, each) => sum + Number(each.waiting), 0);
      const oldest = Math.min(now, ...counts.map(({ oldestAt }) => oldestAt ?? now));
      const text = `background work: ${waiting} due`;
      const remedy = 'See that the portal runs, and what its log says of it.';
      const failing = await listFailing(db, now, NAMED_MAX);
      return [
        now - oldest < OVERDUE_MS
          ? ok(text)
          : problem(`${text}, the oldest since ${new Date(oldest).toISOString()}`, remedy),
        ...failing.map((task) => problem(`background work: ${describeTask(task)}`, remedy)),
      ];
    },
  );
}
