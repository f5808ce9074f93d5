import type { QuizResult, ReviewedAnswer } from '@portal/contract/learning';
import type { QuestionRow } from '../module-queries.ts';
import { shownResult } from '../tries.ts';
import type { Answered, Scored } from './quiz.ts';

export const presentAnswered = (row: Answered): ReviewedAnswer => ({
  id: row.question_id,
  question: row.question,
  answer: row.answer,
  explanation: row.explanation,
  chosen: row.chosen,
});

export const presentQuestion = ({
  id,
  question,
  answer,
  explanation,
}: QuestionRow): ReviewedAnswer => ({
  id,
  question,
  answer,
  explanation,
});

/** The correct answers are included only after a pass. */
export function presentQuizResult({ attempt, given, isBlocked }: Scored): QuizResult {
  const shown = {
    ...shownResult(attempt),
    passMark: attempt.pass_mark,
    isBlocked: isBlocked && attempt.passed === 0,
  };
  if (!shown.pass) {
    const label = shown.isBestSoFar ? 'Best score so far' : 'Score';
    const next = isBlocked ? 'No tries are left.' : 'Please try again.';
    const message = `${label}: ${shown.score}%. You need ${shown.passMark}% to pass. ${next}`;
    return { ...shown, message };
  }
  const review = given.map(presentAnswered);
  return { ...shown, ...(review.length > 0 && { review }) };
}
