import { PASSWORD_MIN } from '@portal/contract/limits';
import type { NewTrainee } from '@portal/contract/trainees';
import type { DeletedPerson } from '@portal/contract/trash';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { useStartBulkAction } from '#web/features/jobs/api/jobs.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Name, TextWithName } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useHasMailServer } from '../api/mail-server.ts';
import { deletedPeopleIn, useAddTrainee, useChangeTrainee } from '../api/save-trainee.ts';
import type { SavedTrainee } from '../model/form-choices.ts';
import { invitedText } from '../model/invitation-words.ts';
import { changesTo, typedTraineeForm } from '../model/trainee-form.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { InTrashDialog } from './in-trash-dialog.tsx';
import { TraineeFormDialog } from './trainee-form-dialog.tsx';

type DialogProps = { onClose: () => void };

/** A new trainee whose email belongs to trainees in the trash. */
type RefusedEntry = { trainee: NewTrainee; people: readonly DeletedPerson[] };

/** `companyId`: the company that is chosen at first; null for none. */
export function AddTraineeDialog({
  companyId,
  onClose,
}: DialogProps & { companyId: number | null }) {
  const t = traineeTexts().addition;
  const addition = useAddTrainee();
  const companies = useCompanies();
  const hasMailServer = useHasMailServer();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<RefusedEntry | null>(null);
  /** The id of the trainee who was restored instead. */
  const [restored, setRestored] = useState<number | null>(null);
  const showRestored = useEffectEvent((id: number) => {
    void navigate(paths.trainee.to(id));
    onClose();
  });
  useEffect(() => {
    if (restored !== null) showRestored(restored);
  }, [restored]);

  async function add(trainee: NewTrainee, asNew: boolean): Promise<void> {
    await addition.mutateAsync(asNew ? { ...trainee, asNew } : trainee);
    const { name, email, password } = trainee;
    const invitation =
      password === undefined && hasMailServer === true ? (
        <TextWithName text={t.invited(email)} name={email} />
      ) : null;
    toast.success(t.added(name), { name, description: invitation });
  }

  if (companyId !== null && companies.isPending) return null;
  return (
    <TraineeFormDialog
      isObsolete={restored !== null}
      schema={typedTraineeForm}
      saved={null}
      firstCompany={companies.data?.find(({ id }) => id === companyId)}
      words={{
        title: t.title,
        description: invitedText('form', hasMailServer),
        submit: t.submit,
        busy: t.adding,
        failed: t.failed,
        lost: t.lost,
        passwordHint: t.passwordHint(PASSWORD_MIN),
        companyHint: () => undefined,
      }}
      save={async ({ groupIds, ...fields }) => {
        const trainee = groupIds.length === 0 ? fields : { ...fields, groupIds };
        try {
          await add(trainee, false);
        } catch (error) {
          const people = deletedPeopleIn(error);
          if (people !== null) setRefused({ trainee, people });
          throw error;
        }
      }}
      onClose={onClose}
    >
      {refused === null ? null : (
        <InTrashDialog
          people={refused.people}
          onRestored={({ userId }) => setRestored(userId)}
          onAddAnew={async () => {
            await add(refused.trainee, true);
            onClose();
          }}
          onClose={() => setRefused(null)}
        />
      )}
    </TraineeFormDialog>
  );
}

/** Another company is a move, as of many trainees: its progress, with Undo, is shown above every page. */
export function EditTraineeDialog({ trainee, onClose }: DialogProps & { trainee: SavedTrainee }) {
  const t = traineeTexts();
  const change = useChangeTrainee(trainee.id);
  const move = useStartBulkAction();
  const companies = useCompanies();

  async function moveTo(companyName: string): Promise<void> {
    const company = companies.data?.find(({ name }) => name === companyName);
    if (company === undefined) throw new Error(t.change.companyDeleted);
    await move.mutateAsync({ action: 'move', ids: [trainee.id], companyId: company.id });
  }

  return (
    <TraineeFormDialog
      schema={typedTraineeForm}
      saved={trainee}
      words={{
        title: t.change.title,
        description: <Name className="wrap-anywhere">{trainee.name}</Name>,
        submit: t.change.submit,
        busy: uiTexts().saving,
        failed: t.change.failed,
        lost: t.change.lost,
        passwordHint: t.change.passwordHint(PASSWORD_MIN),
        companyHint: (isOther) => (isOther ? t.moved(1) : t.change.companyHint),
      }}
      save={async (entry, opened) => {
        const { companyName, ...changes } = changesTo(opened, entry);
        // The groups are those of the company before the move.
        if (companyName !== undefined) delete changes.groupIds;
        if (Object.keys(changes).length > 0) {
          await change.mutateAsync(changes);
          toast.success(t.change.changed(entry.name), { name: entry.name });
        }
        if (companyName !== undefined) await moveTo(companyName);
      }}
      onClose={onClose}
    />
  );
}
