import type { MarkedAnswer, QuizAnswer } from '@portal/contract/learning';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { classNames } from '#web/ui/class-names.ts';

/** Every question with the correct answer and its explanation, and with a mark if the trainee's own answer is known. */
export function QuizReviewList({ review }: { review: readonly (QuizAnswer | MarkedAnswer)[] }) {
  return (
    <ol className="grid gap-3">
      {review.map((each, place) => (
        <li key={each.id} className="flex gap-3 rounded-lg border p-4">
          {'correct' in each ? <Mark correct={each.correct} /> : <Place place={place} />}
          <div className="grid min-w-0 gap-1 wrap-anywhere text-sm">
            <p className="font-medium">{each.question}</p>
            <p>
              <span className="text-text-muted">Answer: </span>
              {each.answer}
            </p>
            {each.explanation === '' ? null : <p className="text-text-muted">{each.explanation}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const disc = 'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full [&_svg]:size-4';

function Mark({ correct }: Pick<MarkedAnswer, 'correct'>) {
  return (
    <span
      className={classNames(
        disc,
        correct ? 'bg-success-soft text-success-text' : 'bg-danger-soft text-danger-text',
      )}
    >
      {correct ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
      <span className="sr-only">{correct ? 'Right:' : 'Wrong:'}</span>
    </span>
  );
}

function Place({ place }: { place: number }) {
  return (
    <span className={classNames(disc, 'bg-surface-sunken text-text-muted text-xs tabular-nums')}>
      {place + 1}
    </span>
  );
}
