import { createReportExport, type FileFormat } from '@portal/contract/exports';
import type { GroupFilter } from '@portal/contract/fields';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { startDownload } from '#web/platform/http/start-download.ts';
import { shownLanguage } from '#web/platform/language/shown-language.ts';

/** Requests a link to the report of a company, or of a group in it, and lets the browser download it. */
export function useExportReport(company: number, group: GroupFilter | null) {
  const list = { company, ...(group === null ? {} : { group }) };
  return useMutation({
    mutationFn: (format: FileFormat) =>
      callApi(createReportExport, { body: { ...list, format, language: shownLanguage() } }),
    onSuccess: ({ url, fileName }) => startDownload(url, fileName),
  });
}
