import { createFiguresExport, type FileFormat } from '@portal/contract/exports';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { startDownload } from '#web/platform/http/start-download.ts';
import { shownLanguage } from '#web/platform/language/shown-language.ts';

/** Requests a link to the figures of the companies that the search finds, and lets the browser download it. */
export function useExportFigures(search: string) {
  return useMutation({
    mutationFn: (format: FileFormat) =>
      callApi(createFiguresExport, {
        body: { format, language: shownLanguage(), ...(search === '' ? {} : { search }) },
      }),
    onSuccess: ({ url, fileName }) => startDownload(url, fileName),
  });
}
