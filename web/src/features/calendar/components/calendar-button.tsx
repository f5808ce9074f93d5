import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { calendarTexts } from '../texts/catalogue.ts';

const CalendarDialog = lazyOnIdle(
  async () => (await import('./calendar-dialog.tsx')).CalendarDialog,
);

/** The button that opens the calendar address of the trainee. */
export function CalendarButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" />
        <span>{calendarTexts().title}</span>
      </Button>
      {isOpen ? <CalendarDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
