import { createMatrixExport, type FileFormat } from '@portal/contract/exports';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { startDownload } from '#web/platform/http/start-download.ts';
import { shownLanguage } from '#web/platform/language/shown-language.ts';
import type { MatrixFilter } from './matrix.ts';

/** Requests a link to the matrix of a company with the same filter, and lets the browser download it. */
export function useExportMatrix(company: number, { group, standing, module }: MatrixFilter) {
  const filter = {
    ...(group === null ? {} : { group }),
    ...(standing === null ? {} : { standing }),
    ...(module === null ? {} : { module }),
  };
  return useMutation({
    mutationFn: (format: FileFormat) =>
      callApi(createMatrixExport, {
        body: { company, ...filter, format, language: shownLanguage() },
      }),
    onSuccess: ({ url, fileName }) => startDownload(url, fileName),
  });
}
