import { PASSWORD_MIN } from '@portal/contract/limits';
import { type Trainee, traineeForm } from '@portal/contract/trainees';
import { toast } from '#web/ui/toast.ts';
import { useAddTrainee, useChangeTrainee } from '../api/save-trainee.ts';
import { changedTraineeForm, changesTo } from '../model/trainee-form.ts';
import { TraineeFormDialog } from './trainee-form-dialog.tsx';

type DialogProps = { onClose: () => void };

export function AddTraineeDialog({ onClose }: DialogProps) {
  const addition = useAddTrainee();
  return (
    <TraineeFormDialog
      schema={traineeForm}
      saved={null}
      words={{
        title: 'Add Trainee',
        description: 'They can log in at once with the email and password you give them.',
        submit: 'Add trainee',
        busy: 'Adding…',
        failed: 'Failed to add trainee.',
        lost: 'The trainee you are entering is not saved yet and would be lost.',
        passwordHint: `At least ${PASSWORD_MIN} characters`,
        companyHint: undefined,
      }}
      save={async (trainee) => {
        await addition.mutateAsync(trainee);
        toast.success(`${trainee.name} added successfully!`);
      }}
      onClose={onClose}
    />
  );
}

export function EditTraineeDialog({ trainee, onClose }: DialogProps & { trainee: Trainee }) {
  const change = useChangeTrainee(trainee.id);
  return (
    <TraineeFormDialog
      schema={changedTraineeForm}
      saved={trainee}
      words={{
        title: 'Edit trainee',
        description: <bdi className="wrap-anywhere">{trainee.name}</bdi>,
        submit: 'Save changes',
        busy: 'Saving…',
        failed: 'Failed to update trainee.',
        lost: 'Your changes to this trainee are not saved yet and would be lost.',
        passwordHint: `Leave it empty to keep the present one; at least ${PASSWORD_MIN} characters. A new password ends the trainee’s sessions.`,
        companyHint: 'In another company the trainee sees that company’s modules.',
      }}
      save={async (entry, opened) => {
        const changes = changesTo(opened, entry);
        if (Object.keys(changes).length === 0) return;
        await change.mutateAsync(changes);
        toast.success(`${entry.name} updated successfully!`);
      }}
      onClose={onClose}
    />
  );
}
