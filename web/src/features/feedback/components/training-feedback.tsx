import { useDashboard } from '#web/features/learning/api/dashboard.ts';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';

const FeedbackDialog = lazyOnIdle(
  async () =>
    (await import('#web/features/feedback/components/feedback-dialog.tsx')).FeedbackDialog,
);

type TrainingFeedbackProps = {
  /** The module that is selected at first. */
  module: { readonly id: number; readonly name: string };
  atEnd?: boolean | undefined;
  onClose: () => void;
};

/** Asks a trainee for feedback on the completed modules. */
export function TrainingFeedback({ module, atEnd, onClose }: TrainingFeedbackProps) {
  const { data } = useDashboard();
  const completed = (data?.moduleProgress ?? [])
    .filter((each) => each.completed)
    .map(({ moduleId, moduleName }) => ({ id: moduleId, name: moduleName }));
  // The list may still be loading, or be older than this completion.
  const modules = completed.some(({ id }) => id === module.id) ? completed : [module, ...completed];
  return <FeedbackDialog modules={modules} moduleId={module.id} atEnd={atEnd} onClose={onClose} />;
}
