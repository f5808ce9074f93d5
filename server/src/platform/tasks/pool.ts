/** Some lanes of a process, each of which works on one due task after the other. */
import type { Db } from '../database/schema.ts';
import type { Logger } from '../log.ts';
import * as queries from './queries.ts';
import type { Task } from './task.ts';

interface Dependencies {
  readonly db: Db;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface PoolOptions<T extends Task> {
  /** By kind; other kinds are left to processes that know them. */
  readonly tasks: ReadonlyMap<string, T>;
  /** The most tasks at a time. */
  readonly size: () => number;
  readonly work: (task: T, claimed: queries.ClaimedTask, ending: AbortSignal) => Promise<unknown>;
}

export function createPool<T extends Task>(
  { db, log, now }: Dependencies,
  options: PoolOptions<T>,
) {
  const { tasks, size, work } = options;
  const lanes = new Set<Promise<void>>();
  /** The kinds that repeat themselves and are to run once more now. */
  const wanted = new Set<string>();
  let groups: readonly queries.Group[] = [];
  let isOutdated = true;

  async function findGroups(kinds: readonly string[]): Promise<void> {
    for (const kind of wanted) {
      await queries.makeDue(db, kind, now());
      wanted.delete(kind);
    }
    groups = inTurn(await queries.listDue(db, kinds, now()), groups);
  }

  /** One kind of one company after the other, so that none waits for all tasks of another. */
  async function claimNext(kinds: readonly string[]) {
    for (;;) {
      if (groups.length === 0 || isOutdated) {
        isOutdated = false;
        await findGroups(kinds);
      }
      const [group, ...others] = groups;
      if (group === undefined) return null;
      groups = others;
      const task = tasks.get(group.kind);
      if (task === undefined) continue;
      const claimed = await queries.claim(db, group, { now: now(), everyMs: task.every });
      if (claimed === undefined) continue;
      groups = [...groups, group];
      return { task, claimed };
    }
  }

  async function lane(kinds: readonly string[], ending: AbortSignal): Promise<void> {
    while (!ending.aborted) {
      const next = await claimNext(kinds);
      if (next === null) return;
      // There may be more than this lane can do.
      start(kinds, ending);
      await work(next.task, next.claimed, ending);
    }
  }

  function start(kinds: readonly string[], ending: AbortSignal): void {
    if (lanes.size >= size()) return;
    const started = lane(kinds, ending)
      .catch((error: unknown) => log.error({ err: error }, 'background work is continued later'))
      .finally(() => lanes.delete(started));
    lanes.add(started);
  }

  return {
    /** Looks for due tasks of these kinds, or of all. */
    wake(ending: AbortSignal, kinds: readonly string[] = [...tasks.keys()]): void {
      if (ending.aborted) return;
      isOutdated = true;
      start(
        kinds.filter((kind) => tasks.has(kind)),
        ending,
      );
    },

    /** Has a task that repeats itself run once more when the pool is woken. */
    want(kind: string): void {
      if (tasks.has(kind)) wanted.add(kind);
    },

    /** Resolves when no task is at work. */
    async ended(): Promise<void> {
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}

/** The groups as they are now: those first that were not known, then the known ones in their order. */
function inTurn(
  present: readonly queries.Group[],
  known: readonly queries.Group[],
): readonly queries.Group[] {
  const keyOf = ({ kind, companyId }: queries.Group) => `${kind} ${companyId}`;
  const keys = new Set(present.map(keyOf));
  const knownKeys = new Set(known.map(keyOf));
  return [
    ...present.filter((group) => !knownKeys.has(keyOf(group))),
    ...known.filter((group) => keys.has(keyOf(group))),
  ];
}
