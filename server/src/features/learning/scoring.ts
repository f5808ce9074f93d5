/** Correct answers out of all questions. Counts instead of a ratio, so that ties compare exactly. */
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

/** Compares whole numbers, because 0.7 has no exact binary form. */
export function isPass({ correct, total }: Score, passMark: number): boolean {
  return total > 0 && correct * 100 >= passMark * total;
}

/** Percent as shown: rounded, but a fail never shows the pass mark and a pass never less. */
export function shownPercent(score: Score, passMark: number): number {
  if (score.total === 0) return 0;
  const rounded = Math.round((score.correct * 100) / score.total);
  return isPass(score, passMark) ? Math.max(rounded, passMark) : Math.min(rounded, passMark - 1);
}

/** Returns the better score; on a tie the stored one. */
export function bestOf(held: Score | null, next: Score): Score {
  if (held === null) return next;
  return next.correct * held.total > held.correct * next.total ? next : held;
}

function isCorrect({ id, answer }: Question, answers: Answers): boolean {
  return Object.hasOwn(answers, id) && answers[id] === answer;
}

export interface GivenAnswer {
  readonly questionId: number;
  /** Null if the question was not answered. */
  readonly chosen: string | null;
  readonly isCorrect: boolean;
}

/** The answer to each question. */
export function givenTo(questions: readonly Question[], answers: Answers): GivenAnswer[] {
  return questions.map((question) => ({
    questionId: question.id,
    chosen: Object.hasOwn(answers, question.id) ? (answers[question.id] ?? null) : null,
    isCorrect: isCorrect(question, answers),
  }));
}

/** A question without an answer, or answered by a text that is not among its options, counts as wrong. */
export function scoreOf(questions: readonly Question[], answers: Answers): Score {
  const correct = questions.filter((question) => isCorrect(question, answers)).length;
  return { correct, total: questions.length };
}

/** Returns the answered ids that are not among these questions. */
export function unknownIds(questions: readonly Question[], answers: Answers): string[] {
  const known = new Set(questions.map(({ id }) => String(id)));
  return Object.keys(answers).filter((id) => !known.has(id));
}
