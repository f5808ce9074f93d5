import { getCertificateBadge } from '@portal/contract/badges';
import { getCertificatePdf, getCertificateProof } from '@portal/contract/certificates';
import { useMutation } from '@tanstack/react-query';
import { callForFile } from '#web/platform/http/call-for-file.ts';
import { saveFile } from '#web/platform/http/start-download.ts';

const CALLS = { pdf: getCertificatePdf, proof: getCertificateProof, badge: getCertificateBadge };

export type CertificateFile = keyof typeof CALLS;

type FileNames = {
  code: string;
  /** The name of the PDF, without its ending. */
  pdfName: string;
};

/** Downloads a file of a certificate. The session makes that of its holder the one with the scores. */
export function useCertificateFile(names: FileNames) {
  return useMutation({
    mutationFn: async (file: CertificateFile) => {
      const fileName = fileNameOf(file, names);
      saveFile(await callForFile(CALLS[file], { params: { code: names.code } }), fileName);
      return { fileName };
    },
  });
}

function fileNameOf(file: CertificateFile, { code, pdfName }: FileNames): string {
  const named = {
    pdf: `${pdfName}.pdf`,
    proof: `certificate-${code}.tlog-proof`,
    badge: `certificate-${code}.jwt`,
  };
  return named[file];
}
