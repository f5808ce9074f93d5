import { PASSWORD_MIN } from '@portal/contract/limits';
import type { Trainee } from '@portal/contract/trainees';
import { toast } from 'sonner';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAddTrainee, useChangeTrainee } from '../api/save-trainee.ts';
import { changedTraineeForm, changesTo, newTraineeForm } from '../trainee-form.ts';
import { TraineeForm } from './trainee-form.tsx';

type DialogProps = { onClose: () => void };

export function AddTraineeDialog({ onClose }: DialogProps) {
  const addition = useAddTrainee();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!addition.isPending}
      title="Add Trainee"
      description="They can log in at once with the email and password you give them."
    >
      <TraineeForm
        schema={newTraineeForm}
        saved={null}
        words={{
          submit: 'Add trainee',
          busy: 'Adding…',
          failed: 'Failed to add trainee.',
          passwordHint: `At least ${PASSWORD_MIN} characters`,
          companyHint: undefined,
        }}
        save={async (trainee) => {
          await addition.mutateAsync(trainee);
          toast.success(`${trainee.name} added successfully!`);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}

export function EditTraineeDialog({ trainee, onClose }: DialogProps & { trainee: Trainee }) {
  const change = useChangeTrainee(trainee.id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!change.isPending}
      title="Edit trainee"
      description={<bdi className="wrap-anywhere">{trainee.name}</bdi>}
    >
      <TraineeForm
        schema={changedTraineeForm}
        saved={trainee}
        words={{
          submit: 'Save changes',
          busy: 'Saving…',
          failed: 'Failed to update trainee.',
          passwordHint: `Leave it empty to keep the present one; at least ${PASSWORD_MIN} characters. A new password ends the trainee’s sessions.`,
          companyHint: 'In another company the trainee sees that company’s modules.',
        }}
        save={async (entry) => {
          const changes = changesTo(trainee, entry);
          if (Object.keys(changes).length > 0) {
            await change.mutateAsync(changes);
            toast.success(`${entry.name} updated successfully!`);
          }
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
