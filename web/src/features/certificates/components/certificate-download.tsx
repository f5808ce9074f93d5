import { DownloadMenu } from '#web/ui/download-menu.tsx';
import { type CertificateFile, useCertificateFile } from '../api/certificate-file.ts';
import { certificateTexts } from '../texts/catalogue.ts';

type CertificateDownloadProps = {
  code: string;
  /** Null if there is no PDF. */
  pdfUrl: string | null;
  /** The name of the PDF, without its ending. */
  pdfName: string;
  /** Hidden at the end of the label, where several certificates are shown. */
  which?: string | undefined;
  size?: 'sm' | 'md' | undefined;
};

/** The menu with the files of a certificate, and what they are for. */
export function CertificateDownload(props: CertificateDownloadProps) {
  const { code, pdfUrl, pdfName, which, size } = props;
  const preparation = useCertificateFile({ code, pdfName });
  const t = certificateTexts().files;
  const pdf = { value: 'pdf', label: t.pdf } as const;
  return (
    <DownloadMenu<CertificateFile>
      formats={[
        ...(pdfUrl === null ? [] : [pdf]),
        { value: 'proof', label: t.proof, description: t.proofUse },
        { value: 'badge', label: t.badge, description: t.badgeUse },
      ]}
      preparation={preparation}
      which={which}
      size={size}
    />
  );
}
