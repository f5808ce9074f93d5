import type { TrainingModule } from '@portal/contract/learning';
import type { ReactNode } from 'react';
import { words } from '#web/platform/language/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { QuizReviewList, reviewTitle } from '../quiz/components/quiz-review-list.tsx';
import { noTrySentence, quizAction, quizIntro } from '../quiz/model/quiz-sentences.ts';
import { useTryWait } from '../quiz/model/use-try-wait.ts';
import { quizTexts } from '../quiz/texts/catalogue.ts';

type QuizCardProps = {
  module: TrainingModule;
  isVideoWatched: boolean;
  /** The answers of the passed quiz are shown beside this card. */
  hasAnswersBeside: boolean;
  /** The dialog with the answers of the passed quiz is open. */
  isReviewOpen: boolean;
  onReviewOpen: (isOpen: boolean) => void;
  onStart: () => void;
};

/** The card with the state of the quiz and the button that starts it. */
export function QuizCard(props: QuizCardProps) {
  const { module, isVideoWatched, hasAnswersBeside, isReviewOpen, onReviewOpen, onStart } = props;
  const t = quizTexts();
  const { review } = module;
  if (module.mcqs.length === 0) return <Shell>{words().noQuiz}</Shell>;
  if (!isVideoWatched)
    return <Shell action={<Button disabled>{t.start}</Button>}>{words().videoFirst}</Shell>;
  if (review === undefined) return <NotPassed module={module} onStart={onStart} />;
  return (
    <Shell
      action={
        <>
          <Button variant="outline" onClick={onStart}>
            {quizAction(module)}
          </Button>
          {hasAnswersBeside ? null : (
            <ReviewOfPass review={review} isOpen={isReviewOpen} onOpen={onReviewOpen} />
          )}
        </>
      }
    >
      {t.alreadyPassed}
    </Shell>
  );
}

/** A quiz with its next try, or why there is none now. */
function NotPassed({ module, onStart }: Pick<QuizCardProps, 'module' | 'onStart'>) {
  const reason = noTrySentence(module, useTryWait(module));
  const { passMark, score } = module;
  return (
    <Shell
      action={reason === null ? <Button onClick={onStart}>{quizAction(module)}</Button> : null}
    >
      <span>
        {score === null ? quizIntro(module) : quizTexts().notPassedYet({ score, passMark })}
      </span>{' '}
      {reason === null ? null : <span>{reason}</span>}
    </Shell>
  );
}

function Shell({ action, children }: { action?: Elements; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={quizTexts().title} className="mb-2!" />
      <p className="text-pretty text-sm text-text-muted">{children}</p>
      {action ? <div className="mt-5 grid gap-2 empty:hidden">{action}</div> : null}
    </Card>
  );
}

type ReviewOfPassProps = {
  review: NonNullable<TrainingModule['review']>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** The button that shows the answers of a passed quiz. */
function ReviewOfPass({ review, isOpen, onOpen }: ReviewOfPassProps) {
  const t = quizTexts().review;
  return (
    <>
      <Button variant="ghost" onClick={() => onOpen(true)}>
        {t.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={onOpen} title={reviewTitle(review)} bodyLabel={t.dialog}>
        <QuizReviewList review={review} />
      </Dialog>
    </>
  );
}
