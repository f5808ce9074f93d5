import { createProgressExport } from '@portal/contract/exports';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { startDownload } from '#web/platform/http/start-download.ts';

/** Requests a link and lets the browser download it; null exports all trainees. */
export function useExportProgress() {
  return useMutation({
    mutationFn: (company: number | null) => callApi(createProgressExport, { body: { company } }),
    onSuccess: ({ url, fileName }) => startDownload(url, fileName),
  });
}
