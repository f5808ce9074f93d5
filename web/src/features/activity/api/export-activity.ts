import { createActivityExport, type FileFormat } from '@portal/contract/exports';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { startDownload } from '#web/platform/http/start-download.ts';
import { shownLanguage } from '#web/platform/language/shown-language.ts';
import type { ActivityFilter } from '../model/activity-filter.ts';
import { queryOf } from '../model/activity-query.ts';

/** Requests a link to the changes that match the filter, with the times of the reader's clock. */
export function useExportActivity(filter: ActivityFilter) {
  return useMutation({
    mutationFn: (format: FileFormat) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const language = shownLanguage();
      return callApi(createActivityExport, {
        body: { format, timeZone, language, ...queryOf(filter) },
      });
    },
    onSuccess: ({ url, fileName }) => startDownload(url, fileName),
  });
}
