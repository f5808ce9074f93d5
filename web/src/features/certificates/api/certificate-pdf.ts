import { getCertificatePdf } from '@portal/contract/certificates';
import { useMutation } from '@tanstack/react-query';
import { callForFile } from '#web/platform/http/call-for-file.ts';
import { saveFile } from '#web/platform/http/start-download.ts';

/** Downloads the PDF of a certificate. */
export function useCertificatePdf(onFailure: (error: Error) => void) {
  return useMutation({
    mutationFn: async ({ code, fileName }: { code: string; fileName: string }) =>
      saveFile(await callForFile(getCertificatePdf, { params: { code } }), fileName),
    onError: onFailure,
  });
}
