import type { InvitationRefusal } from '@portal/contract/invitations';
import MailWarning from 'lucide-react/icons/mail-warning';
import { Instant } from '#web/platform/time/instant.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { traineeTexts } from '../texts/catalogue.ts';

/** Says that the mail server has refused the trainee's invitation, why, and what helps. */
export function InvitationRefused({ refusal }: { refusal: InvitationRefusal | null }) {
  if (refusal === null) return null;
  const t = traineeTexts();
  const { reason, at, reply } = refusal;
  return (
    <Banner tone="warning" icon={<MailWarning aria-hidden="true" />}>
      <p className="font-medium">{t.refused[reason]}</p>
      <p>{t.refusal.advice}</p>
      <details>
        <summary className="w-fit cursor-pointer py-1 pointer-coarse:py-3">
          {t.refusal.reply}
        </summary>
        <p className="wrap-anywhere">
          <Instant value={at} />{' '}
          <q translate="no">
            <span dir="auto">{reply}</span>
          </q>
        </p>
      </details>
    </Banner>
  );
}
