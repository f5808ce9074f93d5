import type { QuizQuestion } from '@portal/contract/learning';
import { stepBy, stepTo, type Transitions } from '#web/platform/state/machine.ts';

/** Chosen option text by question id. */
export type Answers = Readonly<Record<string, string>>;

/** Identifies the questions of a try and their order. */
export type Paper = {
  readonly version: number;
  /** Absent in what an earlier version of the portal has stored. */
  readonly tryNumber?: number | undefined;
};

export type QuizState = Paper & {
  readonly answers: Answers;
  /** The index of the question that is shown. */
  readonly index: number;
  /** The id of the attempt being sent; null before. The same answers keep the same id. */
  readonly submissionId: string | null;
  /** An event that the trainee is informed of above the question. */
  readonly notice: 'changed' | 'failed' | null;
};

export type QuizEvent =
  | { readonly type: 'answer'; readonly questionId: number; readonly option: string }
  | { readonly type: 'next' | 'previous' | 'failed' | 'refused' | 'try-again' }
  | { readonly type: 'submit'; readonly submissionId: string }
  | {
      readonly type: 'questions-changed';
      readonly paper: Paper;
      readonly questions: readonly QuizQuestion[];
    };

/** A new attempt, with the stored answers of an earlier one that are still valid. */
export function startQuiz(
  paper: Paper,
  questions: readonly QuizQuestion[],
  stored: Omit<QuizState, 'notice'> | null,
): QuizState {
  const fresh = unanswered(paper, null);
  if (stored === null) return fresh;
  if (isResultMissing(stored, paper)) return { ...stored, notice: null };
  if (!isSamePaper(stored, paper))
    return stepQuiz({ ...stored, notice: null }, { type: 'questions-changed', paper, questions })
      .state;
  return {
    ...fresh,
    answers: validAnswers(stored.answers, questions),
    index: Math.min(stored.index, firstUnanswered(questions, stored.answers)),
    submissionId: stored.submissionId,
  };
}

const unanswered = (paper: Paper, notice: QuizState['notice']): QuizState => ({
  ...paper,
  answers: {},
  index: 0,
  submissionId: null,
  notice,
});

const transitions: Transitions<QuizState, QuizEvent> = {
  answer: (state, { questionId, option }) =>
    stepTo({
      ...state,
      answers: { ...state.answers, [questionId]: option },
      submissionId: null,
      notice: state.notice === 'failed' ? null : state.notice,
    }),

  next: (state) => stepTo({ ...state, index: state.index + 1, notice: null }),

  previous: (state) => stepTo({ ...state, index: Math.max(0, state.index - 1), notice: null }),

  submit: (state, { submissionId }) =>
    stepTo({ ...state, submissionId: state.submissionId ?? submissionId }),

  failed: (state) => stepTo(unanswered(state, 'failed')),

  /** The answers were not scored, so they are still those of the next try. */
  refused: (state) => stepTo({ ...state, submissionId: null }),

  'try-again': (state) => stepTo({ ...state, notice: null }),

  'questions-changed'(state, { paper, questions }) {
    const answers = validAnswers(state.answers, questions);
    const [before, after] = [state.answers, answers].map((each) => Object.keys(each).length);
    // Another order of the same questions, after a try on another device, needs no notice.
    const isNoticed = before !== 0 && (state.version !== paper.version || before !== after);
    return stepTo({
      ...paper,
      answers,
      index: firstUnanswered(questions, answers),
      submissionId: null,
      notice: isNoticed ? 'changed' : state.notice,
    });
  },
};

export function isSamePaper(one: Paper, other: Paper): boolean {
  return one.version === other.version && one.tryNumber === other.tryNumber;
}

/** The answers were sent in an earlier try than the one of `paper`, and their result has not come to this page. */
export function isResultMissing(
  { submissionId, tryNumber: sentIn }: Omit<QuizState, 'notice'>,
  { tryNumber }: Paper,
): boolean {
  if (submissionId === null || sentIn === undefined || tryNumber === undefined) return false;
  return tryNumber > sentIn;
}

export const stepQuiz = stepBy(transitions);

/** The answers to questions that still exist, with options that still exist. */
export function validAnswers(answers: Answers, questions: readonly QuizQuestion[]): Answers {
  const valid = questions.flatMap(({ id, options }) => {
    const answer = answers[id];
    return answer !== undefined && options.includes(answer) ? [[String(id), answer] as const] : [];
  });
  return Object.fromEntries(valid);
}

/** The index of the first question without an answer; of the last question if all are answered. */
function firstUnanswered(questions: readonly QuizQuestion[], answers: Answers): number {
  const index = questions.findIndex(({ id }) => answers[id] === undefined);
  return index === -1 ? Math.max(0, questions.length - 1) : index;
}
