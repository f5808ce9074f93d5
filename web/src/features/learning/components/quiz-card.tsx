import type { TrainingModule } from '@portal/contract/learning';
import { NO_QUIZ, VIDEO_FIRST } from '@portal/contract/sentences';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useOwnAnswers } from '../api/submit-quiz.ts';
import { QuizReviewList } from '../quiz/components/quiz-review-list.tsx';
import { questionCount } from '../quiz/model/quiz-sentences.ts';

type QuizCardProps = {
  module: TrainingModule;
  isVideoWatched: boolean;
  /** The quiz is open beside this card. */
  isOpen: boolean;
  /** Opens with the answers of a passed quiz. */
  showReview: boolean;
  /** Called when the answers are opened. */
  onReview: () => void;
  onStart: () => void;
};

/** The card with the state of the quiz and the button that starts it. */
export function QuizCard(props: QuizCardProps) {
  const { module, isVideoWatched, isOpen, showReview, onReview, onStart } = props;
  const count = module.mcqs.length;
  if (count === 0) return <Shell>{NO_QUIZ}</Shell>;
  if (!isVideoWatched)
    return <Shell action={<Button disabled>Start Quiz</Button>}>{VIDEO_FIRST}</Shell>;
  // Not `pass`: a module can have been completed before it had questions.
  const hasPassed = module.review !== undefined;
  return (
    <Shell
      action={
        <>
          {isOpen ? null : (
            <Button variant={hasPassed ? 'outline' : 'primary'} onClick={onStart}>
              {hasPassed ? 'Take Quiz Again' : 'Start Quiz'}
            </Button>
          )}
          <ReviewOfPass module={module} startsOpen={showReview} onOpen={onReview} />
        </>
      }
    >
      {hasPassed
        ? 'You passed this quiz. A later try never lowers your score.'
        : `${questionCount(count)}, one at a time. ${module.passMark}% to pass.`}
    </Shell>
  );
}

function Shell({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title="Quiz" className="mb-2" />
      <p className="text-pretty text-sm text-text-muted">{children}</p>
      {action ? <div className="mt-5 grid gap-2 empty:hidden">{action}</div> : null}
    </Card>
  );
}

type ReviewOfPassProps = { module: TrainingModule; startsOpen: boolean; onOpen: () => void };

/** The answers of a passed quiz; renders nothing before the pass. */
function ReviewOfPass({ module, startsOpen, onOpen }: ReviewOfPassProps) {
  const own = useOwnAnswers(module);
  const [open, setOpen] = useState(startsOpen);
  const review = own ?? module.review;
  if (review === undefined) return null;
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
      >
        Review answers
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={own ? 'Your answers' : 'The right answers'}>
        <QuizReviewList review={review} />
      </Dialog>
    </>
  );
}
