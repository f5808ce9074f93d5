import RefreshCw from 'lucide-react/icons/refresh-cw';
import { messageOf } from '#web/platform/http/api-error.ts';
import { AskingButton } from '#web/ui/asking-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRenewSignUpLink } from '../api/sign-up-link.ts';
import { signUpTexts } from '../texts/catalogue.ts';

/** The button that replaces the sign-up link of a group, after a question. */
export function RenewLink({ groupId }: { groupId: number }) {
  const t = signUpTexts().renewal;
  const renewal = useRenewSignUpLink(groupId, () => toast.success(t.done));
  return (
    <AskingButton
      question={{ title: t.title, text: t.text, confirmLabel: t.confirm, busyLabel: t.busy }}
      action={renewal}
      error={renewal.error ? t.failed(messageOf(renewal.error)) : undefined}
    >
      <RefreshCw aria-hidden="true" />
      <span>{t.open}</span>
    </AskingButton>
  );
}
