import { PASS_PERCENT } from '@portal/contract/limits';

/** Right answers out of all questions, kept as counts: a ratio would lose what a tie turns on. */
export interface Score {
  readonly correct: number;
  readonly total: number;
}

/** Option texts by question id. */
export type Answers = Readonly<Record<string, string>>;

interface Question {
  readonly id: number;
  readonly answer: string;
}

/** Whole numbers are compared, because 0.7 has no exact binary form. */
export function isPass({ correct, total }: Score): boolean {
  return total > 0 && correct * 100 >= PASS_PERCENT * total;
}

/** Percent as people read it: rounded, but a fail never looks like a pass nor a pass like a fail. */
export function shownPercent(score: Score): number {
  if (score.total === 0) return 0;
  const rounded = Math.round((score.correct * 100) / score.total);
  return isPass(score) ? Math.max(rounded, PASS_PERCENT) : Math.min(rounded, PASS_PERCENT - 1);
}

/** The better of two; on a tie the one held already. */
export function bestOf(held: Score | null, next: Score): Score {
  if (held === null) return next;
  return next.correct * held.total > held.correct * next.total ? next : held;
}

export function isCorrect({ id, answer }: Question, answers: Answers): boolean {
  return Object.hasOwn(answers, id) && answers[id] === answer;
}

/** A question left out, or answered by a text that is not among its options, counts as wrong. */
export function scoreOf(questions: readonly Question[], answers: Answers): Score {
  const correct = questions.filter((question) => isCorrect(question, answers)).length;
  return { correct, total: questions.length };
}

/** The ids answered to that are none of these questions. */
export function unknownIds(questions: readonly Question[], answers: Answers): string[] {
  const known = new Set(questions.map(({ id }) => String(id)));
  return Object.keys(answers).filter((id) => !known.has(id));
}
