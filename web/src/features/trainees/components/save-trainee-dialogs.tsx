import type { Person } from '@portal/contract/fields';
import { PASSWORD_MIN } from '@portal/contract/limits';
import { toast } from '#web/ui/toast.ts';
import { useHasMailServer } from '../api/mail-server.ts';
import { useAddTrainee, useChangeTrainee } from '../api/save-trainee.ts';
import { invitedText } from '../model/invitation-words.ts';
import { changesTo, typedTraineeForm } from '../model/trainee-form.ts';
import { TraineeFormDialog } from './trainee-form-dialog.tsx';

type DialogProps = { onClose: () => void };

export function AddTraineeDialog({ onClose }: DialogProps) {
  const addition = useAddTrainee();
  const hasMailServer = useHasMailServer();
  return (
    <TraineeFormDialog
      schema={typedTraineeForm}
      saved={null}
      words={{
        title: 'Add Trainee',
        description: invitedText('Without a password the trainee', hasMailServer),
        submit: 'Add trainee',
        busy: 'Adding…',
        failed: 'Failed to add trainee.',
        lost: 'The trainee you are entering is not saved yet and would be lost.',
        passwordHint: `At least ${PASSWORD_MIN} characters, with which they can log in at once. Leave it empty to invite them.`,
        companyHint: undefined,
      }}
      save={async (trainee) => {
        await addition.mutateAsync(trainee);
        toast.success(
          `${trainee.name} added successfully!`,
          trainee.password === undefined && hasMailServer === true
            ? { description: `An invitation is on its way to ${trainee.email}.` }
            : {},
        );
      }}
      onClose={onClose}
    />
  );
}

export function EditTraineeDialog({ trainee, onClose }: DialogProps & { trainee: Person }) {
  const change = useChangeTrainee(trainee.id);
  return (
    <TraineeFormDialog
      schema={typedTraineeForm}
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
