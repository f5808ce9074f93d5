import { ExceptionDialog } from './exception-dialog.tsx';
import type { NamedModule } from './exception-form-dialog.tsx';
import type { RequirementAction } from './module-actions.tsx';
import { ResultDialog } from './result-dialog.tsx';

export type RequirementTask = {
  readonly action: RequirementAction;
  /** Null for all modules. */
  readonly moduleId: number | null;
};

type RequirementDialogProps = {
  task: RequirementTask;
  trainee: { id: number; name: string };
  modules: readonly NamedModule[];
  onClose: () => void;
};

/** The dialog of an exception, or of an earlier result. */
export function RequirementDialog({ task, ...props }: RequirementDialogProps) {
  const { action, moduleId } = task;
  if (action === 'record') return <ResultDialog {...props} moduleId={moduleId} />;
  return <ExceptionDialog {...props} kind={action} moduleId={moduleId} />;
}
