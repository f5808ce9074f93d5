import type { OwnCertificate } from '@portal/contract/certificates';
import Award from 'lucide-react/icons/award';
import { Link } from 'react-router';
import { useOwnCertificates } from '#web/features/certificates/api/own-certificates.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { certificateOfModule, certificateOfRun } from '../model/certificate-of-result.ts';
import { ownCertificateTexts } from '../texts/catalogue.ts';

/** A link to the certificate of a completed training; nothing without one, or if that is not known. */
export function ResultCertificate({ runNumber }: { runNumber: number }) {
  const { data = [] } = useOwnCertificates();
  return <ViewCertificate certificate={certificateOfRun(data, runNumber)} variant="primary" />;
}

/** A link to the own certificate of a module; nothing for most. */
export function ModuleCertificate({ moduleId }: { moduleId: number }) {
  const { data = [] } = useOwnCertificates();
  return <ViewCertificate certificate={certificateOfModule(data, moduleId)} variant="outline" />;
}

type ViewCertificateProps = {
  certificate: OwnCertificate | undefined;
  variant: 'primary' | 'outline';
};

function ViewCertificate({ certificate, variant }: ViewCertificateProps) {
  if (certificate === undefined) return null;
  return (
    <Link to={paths.certificate.to(certificate.code)} className={buttonStyles({ variant })}>
      <Award aria-hidden="true" />
      <span>{ownCertificateTexts().view}</span>
    </Link>
  );
}
