import { createCertificatesExport } from '@portal/contract/exports';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { startDownload } from '#web/platform/http/start-download.ts';
import { shownLanguage } from '#web/platform/language/shown-language.ts';

/** Requests a link to the ZIP of the certificates that a job has collected, and lets the browser download it. */
export function useExportCertificates(job: number) {
  return useMutation({
    mutationFn: () =>
      callApi(createCertificatesExport, { body: { job, language: shownLanguage() } }),
    onSuccess: ({ url, fileName }) => startDownload(url, fileName),
  });
}
