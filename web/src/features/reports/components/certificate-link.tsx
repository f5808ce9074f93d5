import type { CertificateInShort } from '@portal/contract/certificate-status';
import { Link } from 'react-router';
import {
  certificateStatusWord,
  dayOfCertificate,
  lookOfCertificate,
} from '#web/features/certificates/api/certificate-words.ts';
import { words } from '#web/platform/language/words.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { dayOfReader, shortDay } from '#web/platform/time/civil-date.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { StateMark } from '#web/ui/state-mark.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';

type CertificateProps = { certificate: CertificateInShort };

/** How the latest certificate of a trainee stands, with its last day below. Leads to the certificate. */
export function CertificateLink({ certificate }: CertificateProps) {
  const today = dayOfReader(useNow());
  const { code, status } = certificate;
  const date = dayOfCertificate(certificate);
  return (
    <Link
      to={paths.certificate.to(code)}
      className="inline-block rounded-sm underline-offset-4 hover:underline pointer-coarse:py-2"
    >
      <StateMark
        {...lookOfCertificate(status)}
        word={certificateStatusWord(status)}
        day={date === null ? null : { date, inWords: shortDay(date, today) }}
      />
    </Link>
  );
}

/** The same in one line without a link and with the year, for paper. */
export function CertificateLine({ certificate }: CertificateProps) {
  const date = dayOfCertificate(certificate);
  return (
    <span className="block text-xs">
      <span>{uiTexts().labelBefore(words().columns.certificate)}</span>
      <span>{certificateStatusWord(certificate.status)}</span>
      {date === null ? null : (
        <>
          <span>{', '}</span>
          <time dateTime={date}>{shortDay(date, '')}</time>
        </>
      )}
    </span>
  );
}
