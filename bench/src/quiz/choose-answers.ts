import type { Random } from '../scale/random.ts';
import { type Key, matches } from './knowledge.ts';

interface Paper {
  /** The asked questions, by their index in the quiz. */
  readonly asked: readonly number[];
  readonly questions: number;
  readonly options: number;
  /** Correct answers that pass. */
  readonly needed: number;
}

/** How much the chance to pass counts beside a bit of information: found by trying 0 to 1,000. */
const PASS_WEIGHT = 40;
const STARTS = 16;
const CLIMBS = 3;

/**
 * Chooses the answers of a try: those with the greatest sum of the information that its score gives and the chance to
 * pass, both over the possible answer keys. Searched by changing one answer at a time.
 */
export function chooseAnswers(keys: readonly Key[], paper: Paper, random: Random): Int8Array {
  const { asked, questions } = paper;
  const randomAnswers = () => {
    const chosen = new Int8Array(questions).fill(-1);
    for (const question of asked) chosen[question] = random.int(paper.options);
    return chosen;
  };
  const answersOf = (key: Key) => {
    const chosen = new Int8Array(questions).fill(-1);
    for (const question of asked) chosen[question] = key[question] ?? 0;
    return chosen;
  };
  const starts = [
    answersOf(mostLikely(keys, paper)),
    ...Array.from({ length: STARTS }, (_, i) =>
      i % 3 === 0 ? randomAnswers() : answersOf(random.pick(keys)),
    ),
  ].map((chosen) => {
    const scores = keys.map((key) => matches(chosen, key));
    return { chosen, value: worthOf((index) => scores[index] ?? 0, keys.length, paper) };
  });
  const best = starts.toSorted((one, other) => other.value - one.value).slice(0, CLIMBS);
  const climbed = best.map((start) => climb(start, keys, paper));
  return climbed.toSorted((one, other) => other.value - one.value)[0]?.chosen ?? randomAnswers();
}

interface Valued {
  readonly chosen: Int8Array;
  readonly value: number;
}

interface Change {
  readonly question: number;
  readonly option: number;
  readonly value: number;
}

function climb(start: Valued, keys: readonly Key[], paper: Paper): Valued {
  const chosen = Int8Array.from(start.chosen);
  let { value } = start;
  for (;;) {
    const change = bestChange(chosen, keys, paper);
    if (change === null || change.value <= value + 1e-9) return { chosen, value };
    chosen[change.question] = change.option;
    value = change.value;
  }
}

function bestChange(chosen: Int8Array, keys: readonly Key[], paper: Paper): Change | null {
  const scores = keys.map((key) => matches(chosen, key));
  let best: Change | null = null;
  for (const question of paper.asked) {
    const before = chosen[question];
    for (let option = 0; option < paper.options; option += 1) {
      if (before === option) continue;
      const scoreOf = (index: number) => {
        const right = keys[index]?.[question];
        return (scores[index] ?? 0) - (right === before ? 1 : 0) + (right === option ? 1 : 0);
      };
      const value = worthOf(scoreOf, keys.length, paper);
      if (value > (best?.value ?? Number.NEGATIVE_INFINITY)) best = { question, option, value };
    }
  }
  return best;
}

function worthOf(
  scoreOf: (index: number) => number,
  length: number,
  { needed, asked }: Paper,
): number {
  const counts = new Float64Array(asked.length + 1);
  for (let index = 0; index < length; index += 1) {
    const score = scoreOf(index);
    counts[score] = (counts[score] ?? 0) + 1;
  }
  let [bits, passes] = [0, 0];
  for (const [score, count] of counts.entries()) {
    if (count === 0) continue;
    const share = count / length;
    bits -= share * Math.log2(share);
    if (score >= needed) passes += share;
  }
  return bits + PASS_WEIGHT * passes;
}

/** The most frequent option of each question. */
function mostLikely(keys: readonly Key[], { questions, options }: Paper): Key {
  return Int8Array.from({ length: questions }, (_, question) => {
    const counts = new Array<number>(options).fill(0);
    for (const key of keys) {
      const option = key[question] ?? 0;
      counts[option] = (counts[option] ?? 0) + 1;
    }
    return counts.indexOf(Math.max(...counts));
  });
}
