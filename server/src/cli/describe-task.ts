import { commandLine } from '#server/platform/command-line.ts';
import type { listFailing } from '#server/platform/tasks/operator-queries.ts';
import { ATTEMPTS_MAX } from '#server/platform/tasks/queries.ts';

type FailingTask = Awaited<ReturnType<typeof listFailing>>[number];

/** One line for the operator. */
export function describeTask(task: FailingTask): string {
  const { kind, key, attempts, last_error: error, failing_since: since, run_at: runAt } = task;
  const next =
    attempts < ATTEMPTS_MAX
      ? `tried again at ${new Date(runAt).toISOString()}`
      : `waits for: ${commandLine('tasks retry')}`;
  return `${`${kind} ${key}`.trim()}: fails since ${new Date(since).toISOString()}: ${error}; ${next}`;
}
