/** What the adversary knows about the correct options: all that the told scores allow. */
import type { Random } from '../scale/random.ts';

/** A try as the adversary remembers it. */
export interface Told {
  /** The chosen option of each question; -1 where the question was not asked. */
  readonly chosen: Int8Array;
  readonly correct: number;
  /** The score may have been lower: the portal told the best one so far. */
  readonly isUpperBound: boolean;
}

/** A possible answer key: the correct option of each question. */
export type Key = Int8Array;

interface Size {
  readonly questions: number;
  readonly options: number;
}

/** Steps of the walk for each question: between two samples, before the first one, and to the next key that agrees. */
const STEPS_BETWEEN = 4;
const STEPS_BEFORE = 200;
const STEPS_MAX = 60;
/** The share of steps taken although they contradict one score more. */
const WORSE_STEPS = 0.15;

/**
 * Samples answer keys that agree with all told scores: a random walk over the keys that prefers those which agree
 * (Metropolis). It returns fewer than `count` keys where they are hard to find, and at least one.
 */
export function sampleKeys(
  told: readonly Told[],
  { questions, options }: Size,
  { count, random }: { readonly count: number; readonly random: Random },
): Key[] {
  const key = Int8Array.from({ length: questions }, () => random.int(options));
  const scores = told.map(({ chosen }) => matches(chosen, key));
  let error = sum(told.map((each, i) => errorOf(each, scores[i] ?? 0)));
  const keys: Key[] = [];

  function step(): void {
    const question = random.int(questions);
    const [before, after] = [key[question] ?? 0, random.int(options)];
    if (before === after) return;
    let change = 0;
    for (const [i, each] of told.entries()) {
      const moved = movedBy(each.chosen[question] ?? -1, before, after);
      if (moved === 0) continue;
      const score = scores[i] ?? 0;
      change += errorOf(each, score + moved) - errorOf(each, score);
    }
    if (change > 0 && random.next() > WORSE_STEPS ** change) return;
    for (const [i, { chosen }] of told.entries())
      scores[i] = (scores[i] ?? 0) + movedBy(chosen[question] ?? -1, before, after);
    key[question] = after;
    error += change;
  }

  for (let i = 0; i < STEPS_BEFORE * questions; i += 1) step();
  for (let sample = 0; sample < count; sample += 1) {
    for (let i = 0; i < STEPS_BETWEEN * questions; i += 1) step();
    for (let i = 0; error > 0 && i < STEPS_MAX * questions; i += 1) step();
    if (error === 0) keys.push(Int8Array.from(key));
  }
  return keys.length > 0 ? keys : [Int8Array.from(key)];
}

/** By how much a score changes when the correct option of a question does. */
function movedBy(chosen: number, before: number, after: number): number {
  if (chosen === after) return 1;
  return chosen === before ? -1 : 0;
}

function errorOf({ correct, isUpperBound }: Told, score: number): number {
  return isUpperBound ? Math.max(0, score - correct) : Math.abs(score - correct);
}

/** The number of equal options. */
export function matches(chosen: Int8Array, key: Key): number {
  let count = 0;
  for (let i = 0; i < chosen.length; i += 1) if (chosen[i] === key[i]) count += 1;
  return count;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
