import type { Module } from '@portal/contract/modules';
import { toast } from 'sonner';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { counted } from '../../../ui/format/counted.ts';
import { useDeleteModule } from '../api/delete-module.ts';

type DeleteModuleDialogProps = {
  module: Module;
  onClose: () => void;
  /** Called after `onClose`. */
  onDeleted?: (() => void) | undefined;
};

export function DeleteModuleDialog({ module, onClose, onDeleted }: DeleteModuleDialogProps) {
  const deletion = useDeleteModule();
  const { id, name, mcqs, videos } = module;

  function confirm() {
    deletion.mutate(id, {
      onSuccess: () => {
        toast.success(`${name} deleted successfully!`);
        onClose();
        onDeleted?.();
      },
    });
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this module?"
      confirmLabel="Delete module"
      busyLabel="Deleting…"
      busy={deletion.isPending}
      error={deletion.error ? `Failed to delete module: ${deletion.error.message}` : undefined}
      onConfirm={confirm}
    >
      <p>
        <strong className="text-text">{name}</strong> goes with {counted(videos.length, 'video')},{' '}
        {counted(mcqs.length, 'question')} and the progress and results that trainees made in it.
      </p>
      <p>This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
