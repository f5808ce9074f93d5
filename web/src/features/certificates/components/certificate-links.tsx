import type { OwnCertificate } from '@portal/contract/certificates';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { shortDay } from '#web/platform/time/civil-date.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { certificateTexts } from '../texts/catalogue.ts';
import { CertificateDownload } from './certificate-download.tsx';

interface CertificateLinksProps {
  readonly certificate: Pick<OwnCertificate, 'code' | 'title' | 'completedOn' | 'pdfUrl'>;
  readonly holder: string;
}

/** The ways to a certificate from a list: its page and its files. */
export function CertificateLinks({ certificate, holder }: CertificateLinksProps) {
  const { code, title, completedOn, pdfUrl } = certificate;
  const t = certificateTexts().list;
  const which = t.ofCertificate({ title, day: shortDay(completedOn, '') });
  return (
    <>
      <Link
        to={paths.certificate.to(code)}
        className={buttonStyles({ variant: 'outline', size: 'sm' })}
      >
        <span>
          <span>{t.view}</span>
          <span className="sr-only">{which}</span>
        </span>
      </Link>
      <CertificateDownload
        code={code}
        pdfUrl={pdfUrl}
        pdfName={`${holder} - ${title}`}
        which={which}
        size="sm"
      />
    </>
  );
}
