import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/schema.ts';
import { countTasks, type TaskCount } from './operator-queries.ts';

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** All kinds: a kind without tasks has the value 0. */
  readonly kinds: () => readonly string[];
}

export function registerTaskMetrics(registry: Registry, { db, now, kinds }: Dependencies): void {
  let reading: Promise<TaskCount[]> | undefined;
  /** All gauges of one scrape share one query. */
  function read(): Promise<TaskCount[]> {
    reading ??= countTasks(db, now()).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function register(name: string, help: string, count: (tasks: TaskCount) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const counts = new Map((await read()).map((tasks) => [tasks.kind, count(tasks)]));
        for (const kind of kinds()) this.set({ kind }, counts.get(kind) ?? 0);
      },
    });
  }

  register('portal_tasks_waiting', 'Background tasks that are due, by kind.', ({ waiting }) =>
    Number(waiting),
  );
  register(
    'portal_tasks_oldest_waiting_seconds',
    'Time since the oldest background task of a kind was due; 0 while none is due.',
    ({ oldestAt }) => (oldestAt === null ? 0 : Math.max(0, (now() - oldestAt) / 1_000)),
  );
  register(
    'portal_tasks_failing',
    'Background tasks whose last attempt failed, by kind; after ten attempts they wait for an operator.',
    ({ failing }) => Number(failing),
  );
}
