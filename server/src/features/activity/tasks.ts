import type { Db } from '#server/platform/database/schema.ts';
import { takeUnreported } from '#server/platform/tasks/operator-queries.ts';
import { DONE, defineTask, type Task } from '#server/platform/tasks/task.ts';
import { PORTAL, record } from './record.ts';

const MINUTE_MS = 60_000;
/** Shorter failures, such as those of a mail server that is restarted, concern no admin. */
const FAILING_MS = 60 * MINUTE_MS;

interface Dependencies {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const activityTasks = ({ now }: Dependencies): readonly Task[] => [
  defineTask('failing work', {
    every: 5 * MINUTE_MS,
    async step(tx) {
      await reportFailingWork(tx, now());
      return DONE;
    },
  }),
];

/** Work in the background that fails for an hour is a line in the activity, once. */
export async function reportFailingWork(tx: Db, now: number): Promise<void> {
  for (const { kind, key, last_error: error } of await takeUnreported(tx, now - FAILING_MS))
    await record(tx, {
      actor: PORTAL,
      action: 'portal.work-failing',
      subject: { kind: 'portal', id: null, name: '' },
      company: null,
      after: { task: kind, taskKey: key, error },
      at: now,
    });
}
