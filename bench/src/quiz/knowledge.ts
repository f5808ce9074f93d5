/** The knowledge of the adversary about the correct options: all that the shown scores allow. */
import { sum } from '../figures.ts';
import type { Random } from '../scale/random.ts';

/** A try as the adversary remembers it. */
export interface KnownScore {
  /** The chosen option of each question; -1 where the question was not asked. */
  readonly chosen: Int8Array;
  readonly correct: number;
  /** The score may have been lower: the portal showed the best one so far. */
  readonly isUpperBound: boolean;
}

/** A possible answer key: the correct option of each question. */
export type Key = Int8Array;

/**
 * Draws some of all answer keys that agree with the shown scores, from a count of all keys: exact, but possible for a few
 * questions with four options only, all of which each try asks.
 */
export function countedKeys(
  known: readonly KnownScore[],
  questions: number,
  { count, random }: { readonly count: number; readonly random: Random },
): Key[] {
  const rules = known.map((each) => ({ ...each, bits: packed(each.chosen) }));
  const drawn: number[] = [];
  let agreeing = 0;
  for (let bits = 0; bits < 4 ** questions; bits += 1) {
    if (!rules.every((rule) => errorOf(rule, equalPairs(bits, rule.bits, questions)) === 0))
      continue;
    agreeing += 1;
    // Each of the agreeing keys is drawn with the same chance.
    if (drawn.length < count) drawn.push(bits);
    else {
      const place = random.int(agreeing);
      if (place < count) drawn[place] = bits;
    }
  }
  return drawn.map((bits) =>
    Int8Array.from({ length: questions }, (_, question) => (bits >> (2 * question)) & 3),
  );
}

/** Two bits for each option. */
const packed = (chosen: Int8Array) =>
  chosen.reduce((bits, option, question) => bits | (option << (2 * question)), 0);

function equalPairs(one: number, other: number, length: number): number {
  const different = one ^ other;
  let rest = (different | (different >> 1)) & 0x55555555;
  let count = length;
  for (; rest !== 0; rest &= rest - 1) count -= 1;
  return count;
}

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
 * Samples answer keys that agree with all shown scores: a random walk over the keys that prefers those which agree
 * (Metropolis). It returns fewer than `count` keys where they are hard to find, and at least one.
 */
export function sampleKeys(
  known: readonly KnownScore[],
  { questions, options }: Size,
  { count, random }: { readonly count: number; readonly random: Random },
): Key[] {
  const walk = createWalk(known, { questions, options }, random);
  const keys: Key[] = [];
  walk.go(STEPS_BEFORE * questions);
  for (let sample = 0; sample < count; sample += 1) {
    walk.go(STEPS_BETWEEN * questions);
    for (let i = 0; !walk.agrees && i < STEPS_MAX * questions; i += 1) walk.go(1);
    if (walk.agrees) keys.push(Int8Array.from(walk.key));
  }
  return keys.length > 0 ? keys : [Int8Array.from(walk.key)];
}

function createWalk(known: readonly KnownScore[], { questions, options }: Size, random: Random) {
  const key = Int8Array.from({ length: questions }, () => random.int(options));
  const scores = known.map(({ chosen }) => matches(chosen, key));
  let error = sum(known.map((each, i) => errorOf(each, scores[i] ?? 0)));

  /** By how much the scores would contradict the shown ones more. Loops, because it runs millions of times. */
  function changeOfError(question: number, before: number, after: number): number {
    let change = 0;
    for (const [i, each] of known.entries()) {
      const move = movedBy(each.chosen[question] ?? -1, before, after);
      const score = scores[i] ?? 0;
      if (move !== 0) change += errorOf(each, score + move) - errorOf(each, score);
    }
    return change;
  }

  /** Changes the correct option of one question, unless the scores contradict it too much. */
  function step(): void {
    const question = random.int(questions);
    const [before, after] = [key[question] ?? 0, random.int(options)];
    if (before === after) return;
    const change = changeOfError(question, before, after);
    if (change > 0 && random.next() > WORSE_STEPS ** change) return;
    for (const [i, { chosen }] of known.entries())
      scores[i] = (scores[i] ?? 0) + movedBy(chosen[question] ?? -1, before, after);
    key[question] = after;
    error += change;
  }

  return {
    key,
    go(steps: number): void {
      for (let i = 0; i < steps; i += 1) step();
    },
    /** The key agrees with all shown scores. */
    get agrees(): boolean {
      return error === 0;
    },
  };
}

/** By how much a score changes when the correct option of a question does. */
function movedBy(chosen: number, before: number, after: number): number {
  if (chosen === after) return 1;
  return chosen === before ? -1 : 0;
}

function errorOf({ correct, isUpperBound }: KnownScore, score: number): number {
  return isUpperBound ? Math.max(0, score - correct) : Math.abs(score - correct);
}

/** The number of equal options. */
export function matches(chosen: Int8Array, key: Key): number {
  let count = 0;
  for (let i = 0; i < chosen.length; i += 1) if (chosen[i] === key[i]) count += 1;
  return count;
}
