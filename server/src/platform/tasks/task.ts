/** The tasks that a feature declares in its `tasks.ts`: work on stored data in the background. */
import type { Db } from '../database/schema.ts';
import type { Json } from '../live/bus.ts';

/** The work on this key is done, until it is enqueued again or its time comes again. */
export const DONE: unique symbol = Symbol('done');

/** The work on this key begins again at a time, in ms since 1970. */
export class Later {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

/** Where the work on a key goes on. */
export type Cursor = Exclude<Json, null>;

export interface Step<C extends Cursor> {
  readonly key: string;
  /** The place that the last step has returned; null for the first one. */
  readonly cursor: C | null;
  /** Calls `effect` after the commit, before the next transaction. After a kill it may not have been called. */
  after(effect: () => unknown): void;
}

interface Common {
  readonly kind: string;
  /** Milliseconds between two runs, one of all processes each; without it, the work is what was enqueued. */
  readonly every?: number;
}

/** Work in short transactions. */
export interface StepTask<C extends Cursor = Cursor> extends Common {
  /**
   * One or two milliseconds of work on SQLite. All of its effect is in the transaction, which is repeated after a failure.
   * Returns where the next step goes on. The row of the task is locked last, after all that the step locks.
   */
  step(tx: Db, step: Step<C>): Promise<C | Later | typeof DONE>;
  /** Called when this process stops working on a key, for effects that several transactions share. */
  readonly released?: () => unknown;
}

/** Work that waits for disks or other servers; it divides what it does in the database itself, and can be done again. */
export interface LongTask extends Common {
  run(ending: AbortSignal): Promise<unknown>;
}

export type Task = StepTask | LongTask;

/** Keeps the type of the cursor to the step. */
export function defineTask<C extends Cursor = never>(
  kind: string,
  task: Omit<StepTask<C>, 'kind'>,
): StepTask;
export function defineTask(kind: string, task: Omit<LongTask, 'kind'>): LongTask;
export function defineTask(kind: string, task: Omit<Task, 'kind'>): Task {
  return { kind, ...task } as Task;
}
