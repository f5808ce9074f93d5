/**
 * The counts from which insight is shown, as pure functions: those of some runs, their sum and their difference. A count
 * is a sum over people, so the counts of a module are the sum of those of its parts.
 */
import { INSIGHT_CURVE_STEPS } from '@portal/contract/limits';

export interface Counts {
  /** People who have opened the module, or have a result in it from before its video was replaced. */
  readonly opened: number;
  readonly watched: number;
  readonly tried: number;
  readonly passed: number;
  /** By the furthest twentieth of the video that a person has reached, from 0 to 20. */
  readonly furthest: readonly number[];
}

/** The answers to a question in first tries: at 0 the people without an answer, then by the options in their order. */
export interface QuestionCounts {
  readonly all: readonly number[];
  /** The answers of good scorers: people who passed by the other questions of that try. */
  readonly good: readonly number[];
}

/** The contribution of some runs to the summary of a module, with the questions by their ids. */
export interface PartCounts extends Counts {
  readonly questions: Readonly<Record<string, QuestionCounts>>;
}

/** The result of a run in the module. */
export interface Result {
  readonly opened_at: number | null;
  readonly watched_at: number | null;
  readonly watched_to_seconds: number;
  readonly best_total: number | null;
  readonly passed_at: number | null;
}

/** An answer in the first try of a run, with the score of that try. */
export interface FirstAnswer {
  readonly question_id: number;
  readonly chosen: string | null;
  readonly is_correct: number;
  readonly correct: number;
  readonly total: number;
  /** Percent. */
  readonly pass_mark: number;
}

interface Module {
  /** The duration of the videos; 0 without any. */
  readonly seconds: number;
  /** The options of each question that the quiz has now. */
  readonly optionsOf: ReadonlyMap<number, readonly string[]>;
}

export const NO_COUNTS: Counts = {
  opened: 0,
  watched: 0,
  tried: 0,
  passed: 0,
  furthest: [],
};
export const NO_PART: PartCounts = { ...NO_COUNTS, questions: {} };

export function countPart(
  module: Module,
  results: readonly Result[],
  answers: readonly FirstAnswer[],
): PartCounts {
  const begun = results.filter(hasBegun);
  const reached = begun.filter(isViewer).map((result) => furthestStep(result, module.seconds));
  return {
    opened: begun.length,
    watched: begun.filter(({ watched_at }) => watched_at !== null).length,
    tried: begun.filter(({ best_total }) => best_total !== null).length,
    passed: begun.filter(({ passed_at }) => passed_at !== null).length,
    furthest: tally(reached),
    questions: countAnswers(module, answers),
  };
}

function hasBegun({ opened_at, best_total, passed_at }: Result): boolean {
  return opened_at !== null || best_total !== null || passed_at !== null;
}

/** A person who passed before the module had a video does not have to watch it. */
function isViewer({ opened_at, watched_at, passed_at }: Result): boolean {
  return watched_at !== null || (opened_at !== null && passed_at === null);
}

/** The migration has the same formula: it decides which reports are changes. */
function furthestStep({ watched_at, watched_to_seconds }: Result, seconds: number): number {
  if (watched_at !== null) return INSIGHT_CURVE_STEPS;
  if (seconds === 0) return 0;
  const step = Math.floor((INSIGHT_CURVE_STEPS * watched_to_seconds) / seconds);
  return Math.min(INSIGHT_CURVE_STEPS, step);
}

function countAnswers({ optionsOf }: Module, answers: readonly FirstAnswer[]) {
  const questions: Record<string, QuestionCounts> = {};
  for (const [id, given] of Map.groupBy(answers, ({ question_id }) => question_id)) {
    const options = optionsOf.get(id);
    if (options === undefined) continue;
    const placeOf = ({ chosen }: FirstAnswer) =>
      // An answer that is no option counts as none.
      chosen === null ? 0 : options.indexOf(chosen) + 1;
    questions[id] = {
      all: tally(given.map(placeOf)),
      good: tally(given.filter(isOfGoodScorer).map(placeOf)),
    };
  }
  return questions;
}

function isOfGoodScorer({ correct, total, is_correct, pass_mark }: FirstAnswer): boolean {
  const others = total - 1;
  return others > 0 && (correct - is_correct) * 100 >= pass_mark * others;
}

function tally(places: readonly number[]): number[] {
  const counts: number[] = [];
  for (const place of places) {
    while (counts.length <= place) counts.push(0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** Adds `added` and subtracts `removed`. */
export function changeCounts(counts: Counts, added: Counts, removed: Counts): Counts {
  const sum = (of: (counts: Counts) => number) => of(counts) + of(added) - of(removed);
  return {
    opened: sum(({ opened }) => opened),
    watched: sum(({ watched }) => watched),
    tried: sum(({ tried }) => tried),
    passed: sum(({ passed }) => passed),
    furthest: changeTally(counts.furthest, added.furthest, removed.furthest),
  };
}

const NO_ANSWERS: QuestionCounts = { all: [], good: [] };

export function changeQuestion(
  counts: QuestionCounts = NO_ANSWERS,
  added: QuestionCounts = NO_ANSWERS,
  removed: QuestionCounts = NO_ANSWERS,
): QuestionCounts {
  return {
    all: changeTally(counts.all, added.all, removed.all),
    good: changeTally(counts.good, added.good, removed.good),
  };
}

/** Adds the counts of the questions of one part to those of others. */
export function changeQuestions(
  counts: PartCounts['questions'],
  added: PartCounts['questions'],
  removed: PartCounts['questions'],
): PartCounts['questions'] {
  const ids = new Set([counts, added, removed].flatMap(Object.keys));
  return Object.fromEntries(
    [...ids].map((id) => [id, changeQuestion(counts[id], added[id], removed[id])]),
  );
}

/** Without zeros at the end, so that equal counts have one form. */
function changeTally(
  counts: readonly number[],
  added: readonly number[],
  removed: readonly number[],
): number[] {
  const length = Math.max(counts.length, added.length, removed.length);
  const sums = Array.from(
    { length },
    (_, i) => (counts[i] ?? 0) + (added[i] ?? 0) - (removed[i] ?? 0),
  );
  while (sums.at(-1) === 0) sums.pop();
  return sums;
}

/** Whether nothing is counted, or nothing changed. */
export function isNothing(counts: Counts): boolean {
  const { opened, watched, tried, passed, furthest } = counts;
  return [opened, watched, tried, passed, ...furthest].every((count) => count === 0);
}

export function isNoAnswer({ all, good }: QuestionCounts): boolean {
  return [...all, ...good].every((count) => count === 0);
}
