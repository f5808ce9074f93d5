import type { TraineeProgress } from '@portal/contract/trainees';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useListAddress } from '#web/platform/routing/trainee-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { traineeTexts } from '../texts/catalogue.ts';

const EditTraineeDialog = lazyOnIdle(
  async () => (await import('./save-trainee-dialogs.tsx')).EditTraineeDialog,
);
const SendLinkDialog = lazyOnIdle(
  async () => (await import('./send-link-dialog.tsx')).SendLinkDialog,
);
const DeleteTraineeDialog = lazyOnIdle(
  async () => (await import('./delete-trainee-dialog.tsx')).DeleteTraineeDialog,
);

/** The buttons on the page of a trainee that change the account. */
export function TraineeActions({ progress }: { progress: TraineeProgress }) {
  const t = traineeTexts();
  const [task, setTask] = useState<'edit' | 'link' | 'delete' | null>(null);
  const navigate = useNavigate();
  const list = useListAddress();
  const { trainee, hasPassword } = progress;
  const close = () => setTask(null);
  return (
    <>
      <Button variant="outline" onClick={() => setTask('edit')}>
        <Pencil aria-hidden="true" />
        <span>{t.edit}</span>
      </Button>
      <Button variant="outline" onClick={() => setTask('link')}>
        <Mail aria-hidden="true" />
        <span>{hasPassword ? t.sendLink.reset.confirm : t.sendLink.invitation.confirm}</span>
      </Button>
      <Button variant="outline" className="text-danger-text!" onClick={() => setTask('delete')}>
        <Trash2 aria-hidden="true" />
        <span>{uiTexts().delete}</span>
      </Button>
      {task === 'edit' ? (
        <EditTraineeDialog trainee={{ ...trainee, groups: progress.groups }} onClose={close} />
      ) : null}
      {task === 'link' ? (
        <SendLinkDialog
          trainee={trainee}
          kind={hasPassword ? 'reset' : 'invitation'}
          onClose={close}
        />
      ) : null}
      {task === 'delete' ? (
        <DeleteTraineeDialog
          trainee={{ ...trainee, calculatedProgress: progress }}
          onClose={close}
          onDeleted={() => void navigate(list)}
        />
      ) : null}
    </>
  );
}
