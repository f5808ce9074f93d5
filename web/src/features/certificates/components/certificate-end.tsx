import type { CertificateStatus } from '@portal/contract/certificate-status';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { certificateTexts } from '../texts/catalogue.ts';

type CertificateEndProps = {
  certificate: { status: CertificateStatus; validUntil: string | null };
};

/** Until when a certificate counts, or counted; nothing about one that does not count for another reason. */
export function CertificateEnd({ certificate: { status, validUntil } }: CertificateEndProps) {
  const t = certificateTexts().list;
  if (status !== 'valid' && status !== 'expired') return null;
  if (validUntil === null) return <span>{t.forEver}</span>;
  return (
    <span>
      <Sentence
        text={status === 'valid' ? t.validUntil : t.wasValidUntil}
        elements={[<CivilDate key="day" value={validUntil} />]}
      />
    </span>
  );
}
