import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { classNames } from '../../../ui/class-names.ts';
import type { QuizReview } from '../api/submit-quiz.ts';

/** Every question with its right answer, and why it is that. */
export function QuizReviewList({ review }: { review: readonly QuizReview[] }) {
  return (
    <ol className="grid gap-3">
      {review.map(({ id, question, answer, explanation, correct }) => (
        <li key={id} className="flex gap-3 rounded-lg border p-4">
          <span
            className={classNames(
              'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full [&_svg]:size-4',
              correct ? 'bg-success-soft text-success-text' : 'bg-danger-soft text-danger-text',
            )}
          >
            {correct ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            <span className="sr-only">{correct ? 'Right:' : 'Wrong:'}</span>
          </span>
          <div className="grid min-w-0 gap-1 wrap-anywhere text-sm">
            <p className="font-medium">{question}</p>
            <p>
              <span className="text-text-muted">Answer: </span>
              {answer}
            </p>
            {explanation === '' ? null : <p className="text-text-muted">{explanation}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
