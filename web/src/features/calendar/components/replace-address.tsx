import RefreshCw from 'lucide-react/icons/refresh-cw';
import { messageOf } from '#web/platform/http/api-error.ts';
import { AskingButton } from '#web/ui/asking-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMakeCalendarLink } from '../api/calendar-link.ts';
import { calendarTexts } from '../texts/catalogue.ts';

/** The button that replaces the address, after a question. */
export function ReplaceAddress({ onMade }: { onMade: (url: string) => void }) {
  const { replacement, making, notMade } = calendarTexts();
  const { title, text, confirm } = replacement;
  const make = useMakeCalendarLink((url) => {
    onMade(url);
    toast.success(replacement.done);
  });
  return (
    <AskingButton
      question={{ title, text, confirmLabel: confirm, busyLabel: making }}
      action={make}
      error={make.error ? notMade(messageOf(make.error)) : undefined}
    >
      <RefreshCw aria-hidden="true" />
      <span>{replacement.open}</span>
    </AskingButton>
  );
}
