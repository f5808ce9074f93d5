import type { ReviewedAnswer } from '@portal/contract/learning';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { quizTexts } from '../texts/catalogue.ts';
import { QuizReviewList } from './quiz-review-list.tsx';

type PassedAnswersProps = {
  review: readonly ReviewedAnswer[];
  /** Called when the answers are opened and closed. */
  onReading: (isReading: boolean) => void;
};

/** The answers of a try that has just passed, closed at first: the page is left soon unless they are opened. */
export function PassedAnswers({ review, onReading }: PassedAnswersProps) {
  const t = quizTexts().review;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  // The button that had the focus, Submit Quiz, was removed.
  useEffect(() => toggle.current?.focus({ preventScroll: true }), []);

  function open(isReading: boolean): void {
    setOpen(isReading);
    onReading(isReading);
  }

  return (
    <div className="grid gap-4">
      <Button
        ref={toggle}
        variant="outline"
        className="w-fit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
      >
        <span>{isOpen ? t.hide : t.show}</span>
        <ChevronDown aria-hidden="true" className={classNames(isOpen && 'rotate-180')} />
      </Button>
      <div id={id} hidden={!isOpen}>
        <QuizReviewList review={review} />
      </div>
    </div>
  );
}
