import type { ReviewedAnswer } from '@portal/contract/learning';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { quizTexts } from '../texts/catalogue.ts';

/** Every question with the correct answer and its explanation, beside the trainee's own answer if it is known. */
export function QuizReviewList({ review }: { review: readonly ReviewedAnswer[] }) {
  const t = quizTexts().review;
  return (
    <ol className="grid gap-3">
      {review.map((each, place) => (
        <li key={each.id} className="flex gap-3 rounded-lg border p-4">
          {each.chosen === undefined ? (
            <Place place={place} />
          ) : (
            <Mark isRight={each.chosen === each.answer} />
          )}
          <div className="grid min-w-0 gap-1.5 wrap-anywhere text-sm">
            <p className="font-medium">
              <span dir="auto">{each.question}</span>
            </p>
            <dl className="grid gap-1">
              {each.chosen === undefined ? null : (
                <Row label={t.yourAnswer}>
                  {each.chosen === null ? (
                    <span className="text-text-muted">{t.none}</span>
                  ) : (
                    <span dir="auto">{each.chosen}</span>
                  )}
                </Row>
              )}
              {each.chosen === each.answer ? null : (
                <Row label={t.rightAnswer}>
                  <span dir="auto">{each.answer}</span>
                </Row>
              )}
            </dl>
            {each.explanation === '' ? null : (
              <p className="text-text-muted">
                <span dir="auto">{each.explanation}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** 'Your answers' if they are known; those of an old pass are not. */
export function reviewTitle(review: readonly ReviewedAnswer[]): string {
  const t = quizTexts().review;
  return review.some(({ chosen }) => chosen !== undefined) ? t.yourAnswers : t.rightAnswers;
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline text-text-muted">{`${label} `}</dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}

const disc =
  'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full forced-colors:border [&_svg]:size-4';

function Mark({ isRight }: { isRight: boolean }) {
  const t = quizTexts().review;
  return (
    <span
      className={classNames(
        disc,
        isRight ? 'bg-success-soft text-success-text' : 'bg-danger-soft text-danger-text',
      )}
    >
      {isRight ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
      <span className="sr-only">{isRight ? t.right : t.wrong}</span>
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
