import type { CallBody } from '@portal/contract/call';
import { createProgressExport } from '@portal/contract/exports';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { startDownload } from '#web/platform/http/start-download.ts';
import { shownLanguage } from '#web/platform/language/shown-language.ts';

/** Requests a link to the progress of the trainees whom a filter finds, and lets the browser download it. */
export function useExportProgress() {
  return useMutation({
    mutationFn: (list: CallBody<typeof createProgressExport>) =>
      callApi(createProgressExport, { body: { ...list, language: shownLanguage() } }),
    onSuccess: ({ url, fileName }) => startDownload(url, fileName),
  });
}
