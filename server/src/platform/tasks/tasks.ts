import { createTaskQueue } from './queue.ts';
import { createTaskRunner } from './runner.ts';

export type Tasks = ReturnType<typeof createTasks>;

/** The work of the portal in the background: the queue for features, and the runner that works on it. */
export function createTasks(deps: Parameters<typeof createTaskRunner>[0]) {
  const queue = createTaskQueue(deps);
  const runner = createTaskRunner(deps);
  return { ...queue, ...runner };
}
