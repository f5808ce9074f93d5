/**
 * Keeps the summaries up to date in the background. Triggers note each changed result; a refresh counts the part of runs
 * to which it belongs once more, and changes the summary of the module by the difference. Its cost depends on the changes
 * and not on the size of the company. Each transaction is short and complete, so that a refresh can stop between two of
 * them, and another process continues.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Engine, engineOf } from '#server/platform/database/engine.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { oneAtATime } from '#server/platform/one-at-a-time.ts';
import {
  changeCounts,
  changeQuestion,
  changeQuestions,
  countPart,
  isNoAnswer,
  isNothing,
  NO_COUNTS,
  NO_PART,
  type PartCounts,
} from './counts.ts';
import * as queries from './refresh-queries.ts';

/** Milliseconds for which parts are added to one transaction. */
const STEP_MS = 2;
/** The pause after a transaction in relation to its time: on SQLite it blocks this process and all other writes. */
const PAUSE_RATIO = { sqlite: 6, postgres: 3 } as const satisfies Record<Engine, number>;
const PAUSE_MAX_MS = 250;

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Modules that are refreshed before all others; a refresh removes them. */
  readonly wanted: Set<number>;
}

/** How far a refresh of a module has come. */
interface Progress {
  readonly moduleId: number;
  /** Parts below it are up to date. */
  readonly nextPart: number;
  /** When the refresh began: all changes from before are counted at its end. */
  readonly startedAt: number;
}

/** Returns a function that counts all noted changes, until aborted. */
export function createRefresh({ db, now, wanted }: Dependencies) {
  async function refreshModule(moduleId: number, ending: AbortSignal | undefined): Promise<void> {
    const startedAt = now();
    for (let nextPart: number | null = 0; nextPart !== null; ) {
      ending?.throwIfAborted();
      const progress: Progress = { moduleId, nextPart, startedAt };
      const began = performance.now();
      nextPart = await inTransaction(db, (tx) => refreshSome(tx, progress));
      const tookMs = performance.now() - began;
      await pause(Math.min(PAUSE_MAX_MS, tookMs * PAUSE_RATIO[engineOf(db)]));
    }
  }

  return oneAtATime(async (ending) => {
    for (let last = 0; ; ) {
      const [first] = wanted;
      const moduleId = first ?? (await queries.findChangedModule(db, last));
      if (moduleId === undefined) return;
      if (first === undefined) last = moduleId;
      else wanted.delete(first);
      await refreshModule(moduleId, ending);
    }
  });
}

/** Returns the part at which to continue; null at the end. */
async function refreshSome(tx: Db, progress: Progress): Promise<number | null> {
  const { moduleId, startedAt } = progress;
  const stored = await queries.lockSummary(tx, moduleId, NO_COUNTS);
  if (stored === undefined) return (await queries.deleteSomeChanges(tx, moduleId)) ? 0 : null;
  const content = await queries.findContent(tx, moduleId);
  const endsAt = performance.now() + STEP_MS;
  let { nextPart } = progress;
  let change = NO_PART;
  let isLast = false;
  do {
    const part = await queries.findChangedPart(tx, moduleId, nextPart);
    isLast = part === undefined;
    if (part === undefined) break;
    change = await recount(tx, { moduleId, part, content, change });
    nextPart = part + 1;
  } while (performance.now() < endsAt);
  await storeQuestions(tx, change.questions);
  const counts = changeCounts(stored, change, NO_COUNTS);
  await queries.storeSummary(tx, moduleId, { counts, asOf: isLast ? startedAt : null });
  return isLast ? null : nextPart;
}

interface Recount {
  readonly moduleId: number;
  readonly part: number;
  readonly content: Awaited<ReturnType<typeof queries.findContent>>;
  /** The sum of the differences of other parts. */
  readonly change: PartCounts;
}

/** Counts a part once more. Returns the sum with its difference. */
async function recount(tx: Db, { content, change, ...place }: Recount): Promise<PartCounts> {
  await queries.removeChanges(tx, place);
  const results = await queries.listResults(tx, place);
  const attemptIds = results.flatMap(({ first_attempt_id: id }) => (id === null ? [] : [id]));
  const fresh = countPart(content, results, await queries.listAnswers(tx, attemptIds));
  const stored = (await queries.findPart(tx, place)) ?? NO_PART;
  await queries.storePart(tx, place, isNothing(fresh) ? null : fresh);
  return {
    ...changeCounts(change, fresh, stored),
    questions: changeQuestions(change.questions, fresh.questions, stored.questions),
  };
}

async function storeQuestions(tx: Db, changes: PartCounts['questions']): Promise<void> {
  const changed = Object.entries(changes).filter(([, change]) => !isNoAnswer(change));
  const stored = await queries.findQuestions(
    tx,
    changed.map(([id]) => Number(id)),
  );
  const fresh = changed.map(([id, change]) => {
    const counts = changeQuestion(stored[id], change);
    return [Number(id), isNoAnswer(counts) ? null : counts] as const;
  });
  await queries.storeQuestions(tx, new Map(fresh));
}
