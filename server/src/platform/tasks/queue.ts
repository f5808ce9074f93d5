import { afterCommit } from '../database/in-transaction.ts';
import type { Db } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';
import * as queries from './queries.ts';

/** Published when a task may be due, to the processes that work on it. */
export const TASKS_DUE = 'tasks.due';

interface Dependencies {
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Subject {
  readonly key: number | string;
  /** Without it, the company of the task stays. */
  readonly companyId?: number | undefined;
  /** Milliseconds since 1970; now without it. */
  readonly at?: number;
}

/** The part of tasks that adds them. */
export function createTaskQueue({ bus, now }: Dependencies) {
  const wake = () => bus.publish(TASKS_DUE, null);

  return {
    /**
     * Call it in the transaction of the change. A task of the same kind and key begins again, also while a process works
     * on it.
     */
    async enqueue(tx: Db, kind: string, { key, companyId, at = now() }: Subject): Promise<void> {
      await queries.enqueue(tx, { kind, key: String(key), companyId, runAt: at, now: now() });
      if (at <= now()) afterCommit(tx, wake);
    },
  };
}
