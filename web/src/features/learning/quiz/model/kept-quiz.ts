import { createUserRecords } from '#web/features/learning/model/user-records.ts';
import type { QuizState } from './quiz-state.ts';

export type KeptQuiz = Pick<QuizState, 'version' | 'answers' | 'index' | 'submissionId'>;

/** Answers in progress; they survive reloads and crashes of the browser. */
export const keptQuizzes = createUserRecords<KeptQuiz>('quizAnswers', (value) =>
  isKeptQuiz(value) ? value : null,
);

function isKeptQuiz(value: unknown): value is KeptQuiz {
  if (typeof value !== 'object' || value === null) return false;
  const { version, answers, index, submissionId } = value as Record<string, unknown>;
  return (
    typeof version === 'number' &&
    typeof index === 'number' &&
    index >= 0 &&
    (submissionId === null || typeof submissionId === 'string') &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === 'string')
  );
}
