import { messageOf } from '#web/platform/http/api-error.ts';
import { AskingButton } from '#web/ui/asking-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useEndCalendarLink } from '../api/calendar-link.ts';
import { calendarTexts } from '../texts/catalogue.ts';

/** The button that ends the address, after a question. */
export function EndAddress({ onEnded }: { onEnded: () => void }) {
  const t = calendarTexts().end;
  const end = useEndCalendarLink(() => {
    onEnded();
    toast.success(t.done);
  });
  return (
    <AskingButton
      question={{ title: t.title, text: t.text, confirmLabel: t.open, busyLabel: t.busy }}
      action={end}
      error={end.error ? t.failed(messageOf(end.error)) : undefined}
    >
      <span>{t.open}</span>
    </AskingButton>
  );
}
