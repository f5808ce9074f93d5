import type { QuizResult, TrainingModule } from '@portal/contract/learning';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuizReviewList } from './quiz-review-list.tsx';
import { failedSentence, passedSentence, QUESTIONS_CHANGED } from './quiz-sentences.ts';
import { type Quiz, useQuiz } from './use-quiz.ts';

type QuizPanelProps = {
  module: TrainingModule;
  onPassed: (result: QuizResult) => void;
  /** Back to the video; null where there is none. */
  onClose: (() => void) | null;
};

/** The quiz, one question at a time, and what came of it. */
export function QuizPanel({ module, onPassed, onClose }: QuizPanelProps) {
  const attempt = useQuiz({ module, onPassed });
  const said = announcement(attempt);
  const { result } = attempt;
  return (
    <Card className="grid gap-5">
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-semibold text-lg tracking-tight">Quiz</h2>
        {onClose && !result?.pass ? (
          <Button variant="ghost" size="sm" onClick={onClose}>
            Back to video
          </Button>
        ) : null}
      </div>
      {result?.pass ? (
        <Passed result={result} />
      ) : (
        <>
          {said === '' ? null : (
            <p
              aria-hidden="true"
              className="rounded-lg bg-warning-soft px-4 py-3 font-medium text-sm text-warning-text"
            >
              {said}
            </p>
          )}
          <QuestionForm attempt={attempt} />
        </>
      )}
    </Card>
  );
}

function Passed({ result }: { result: QuizResult }) {
  return (
    <div className="grid gap-5">
      <p className="rounded-lg bg-success-soft px-4 py-3 font-semibold text-success-text">
        {passedSentence(result.score)}
      </p>
      {result.review ? <QuizReviewList review={result.review} /> : null}
    </div>
  );
}

function announcement({ quiz, result }: Quiz): string {
  if (result?.pass) return passedSentence(result.score);
  if (quiz.notice === 'changed') return QUESTIONS_CHANGED;
  if (quiz.notice === 'failed' && result) return result.message ?? failedSentence(result.score);
  return '';
}
