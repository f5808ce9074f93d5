import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { feedbackOn, useGiveFeedback, useOwnFeedback } from '../api/own-feedback.ts';
import { draftOf, type FeedbackDraft } from '../model/feedback-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { type CompletedModule, ModuleChoice } from './module-choice.tsx';

type FeedbackDialogProps = {
  /** The modules that the trainee has completed. */
  modules: readonly CompletedModule[];
  /** The module that is selected at first. */
  moduleId: number;
  /** The training has just been completed. */
  atEnd?: boolean | undefined;
  /** Called when the feedback was sent, skipped or closed. */
  onClose: () => void;
};

/** The dialog for rating one of the completed modules. Feedback given before can be changed. */
export function FeedbackDialog({ modules, moduleId, atEnd = false, onClose }: FeedbackDialogProps) {
  const own = useOwnFeedback();
  const giving = useGiveFeedback();
  const [chosenId, choose] = useState(moduleId);
  /** By module, so that selecting another module loses no typed text. */
  const [drafts, setDrafts] = useState<Readonly<Record<number, FeedbackDraft>>>({});
  const given = feedbackOn(own.data, chosenId);
  const hasNewComment = Object.entries(drafts).some(
    ([id, { comment }]) => comment !== draftOf(feedbackOn(own.data, Number(id))).comment,
  );
  const { close, guard } = useConfirmedClose(hasNewComment, onClose);

  function send(feedback: { moduleId: number; rating: number; comment: string }) {
    giving.mutate(feedback, {
      onSuccess: () => {
        toast.success('Thank you for your feedback!');
        onClose();
      },
      onError: () => toast.error('Failed to submit feedback. Please try again.'),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!giving.isPending}
      title={atEnd ? 'You have completed your training!' : 'How was this module?'}
      description={
        atEnd
          ? 'How was it? Your feedback makes it better for those who come after you.'
          : 'Your feedback makes it better for those who come after you.'
      }
    >
      {own.data === undefined ? (
        <Preparing own={own} />
      ) : (
        <FeedbackForm
          key={chosenId}
          moduleId={chosenId}
          draft={drafts[chosenId] ?? draftOf(given)}
          onChange={(draft) => setDrafts({ ...drafts, [chosenId]: draft })}
          moduleChoice={
            <ModuleChoice
              modules={modules}
              value={chosenId}
              disabled={giving.isPending}
              onChange={(id) => {
                giving.reset();
                choose(id);
              }}
            />
          }
          words={{
            submit: given === undefined ? 'Submit Feedback' : 'Update Feedback',
            leave: atEnd ? 'Skip' : 'Cancel',
          }}
          failure={giving.error === null ? undefined : messageOf(giving.error)}
          isSending={giving.isPending}
          onSend={send}
          onLeave={close}
        />
      )}
      <LeaveGuard
        {...guard}
        title="Leave without sending?"
        message="Your comment is not sent yet and would be lost."
        confirmLabel="Leave"
      />
    </Dialog>
  );
}

/** Shown until the previous feedback is loaded: otherwise it could be overwritten unseen. */
function Preparing({ own }: { own: ReturnType<typeof useOwnFeedback> }) {
  const { error, isPaused, isFetching, refetch } = own;
  if (error !== null || isPaused)
    return (
      <ErrorCard
        title="Your feedback could not be loaded"
        message={error?.message ?? 'You are offline. It loads as soon as you are back.'}
        retrying={isFetching}
        onRetry={isPaused ? undefined : () => void refetch()}
      />
    );
  return (
    <SkeletonRegion label="Loading your feedback…" className="grid gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
      <Skeleton className="h-28" />
    </SkeletonRegion>
  );
}
