import type { CertificateInShort } from '@portal/contract/certificate-status';
import { Link } from 'react-router';
import {
  certificateStatusWord,
  dayOfCertificate,
  lookOfCertificate,
} from '#web/features/certificates/api/certificate-words.ts';
import { words } from '#web/platform/language/words.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { shortDay } from '#web/platform/time/civil-date.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';

type CertificateLinkProps = {
  certificate: CertificateInShort;
  /** A civil date. */
  today: string;
  className: string;
};

/** The latest certificate of a trainee: how it stands, with its last day below. Leads to the certificate. */
export function CertificateLink({ certificate, today, className }: CertificateLinkProps) {
  const { code, status } = certificate;
  const date = dayOfCertificate(certificate);
  const word = certificateStatusWord(status);
  const inWords = date === null ? '' : shortDay(date, today);
  return (
    <Link
      to={paths.certificate.to(code)}
      title={`${uiTexts().labelBefore(words().columns.certificate)}${word} ${inWords}`.trim()}
      className={className}
    >
      <StateMark
        {...lookOfCertificate(status)}
        word={word}
        day={date === null ? null : { date, inWords }}
      />
    </Link>
  );
}
