import { createReportExport, type FileFormat } from '@portal/contract/exports';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { startDownload } from '#web/platform/http/start-download.ts';

/** Requests a link to the report of a company and lets the browser download it. */
export function useExportReport(company: number) {
  return useMutation({
    mutationFn: (format: FileFormat) => callApi(createReportExport, { body: { company, format } }),
    onSuccess: ({ url, fileName }) => startDownload(url, fileName),
  });
}
