import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { feedbackOn, useGiveFeedback, useOwnFeedback } from '../api/own-feedback.ts';
import { draftOf, type FeedbackDraft } from '../model/feedback-draft.ts';
import { feedbackTexts } from '../texts/catalogue.ts';
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
  const t = feedbackTexts().form;
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
        toast.success(t.sent);
        onClose();
      },
      onError: () => toast.error(t.failed),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!giving.isPending}
      title={atEnd ? t.titleAtEnd : t.title}
      description={atEnd ? t.textAtEnd : t.text}
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
            submit: given === undefined ? t.send : t.update,
            leave: atEnd ? t.skip : uiTexts().cancel,
          }}
          failure={giving.error === null ? undefined : messageOf(giving.error)}
          isSending={giving.isPending}
          onSend={send}
          onLeave={close}
        />
      )}
      <LeaveGuard
        {...guard}
        title={t.leave.title}
        message={t.leave.text}
        confirmLabel={t.leave.confirm}
      />
    </Dialog>
  );
}

/** Shown until the previous feedback is loaded: otherwise it could be overwritten unseen. */
function Preparing({ own }: { own: ReturnType<typeof useOwnFeedback> }) {
  const { error, isPaused, isFetching, refetch } = own;
  const t = feedbackTexts().own;
  if (error !== null || isPaused)
    return (
      <ErrorCard
        title={t.failedToLoad}
        message={error?.message ?? t.offline}
        retrying={isFetching}
        onRetry={isPaused ? undefined : () => void refetch()}
      />
    );
  return (
    <SkeletonRegion label={t.loading} className="grid gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
      <Skeleton className="h-28" />
    </SkeletonRegion>
  );
}
