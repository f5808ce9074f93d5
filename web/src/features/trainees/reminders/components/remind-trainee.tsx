import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useReminderPreview } from '../api/reminders.ts';
import { reminderTexts } from '../texts/catalogue.ts';
import { LastReminder } from './last-reminder.tsx';
import { RemindDialog } from './remind-dialog.tsx';

/** The button that reminds a trainee, after the text was shown. */
export function RemindTrainee({ trainee }: { trainee: { id: number; name: string } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <BellRing aria-hidden="true" />
        <span>{reminderTexts().open}</span>
      </Button>
      {isOpen ? <RemindDialog trainee={trainee} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** When the trainee was last reminded, for an admin who may remind the trainee. */
export function LastReminderOf({ traineeId }: { traineeId: number }) {
  const { data } = useReminderPreview(traineeId);
  return <LastReminder at={data?.remindedAt} />;
}
