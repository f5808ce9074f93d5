import {
  checkResultsImport,
  importResults,
  listResultsImportProblems,
  type ResultsReport,
} from '@portal/contract/results-import';
import { followJob } from '#web/features/jobs/api/jobs.ts';
import {
  fieldsOf,
  type ImportCalls,
  type Reading,
} from '#web/features/trainees/imported-files/model/imported-file.ts';
import { uploadFile } from '#web/platform/http/upload-file.ts';

/** The answers of the admin to a report. */
export type ResultsChoices = {
  /** The admin has looked at the rows with doubtful letters. */
  lettersChecked: boolean;
};

const fieldsOfResults = (reading: Reading) => ({
  ...fieldsOf(reading),
  dateOrder: reading.dateOrder,
});

export const resultsImport: ImportCalls<ResultsReport, ResultsChoices> = {
  check: (file, reading, sending) =>
    uploadFile(checkResultsImport, { ...sending, fields: fieldsOfResults(reading), file }),

  listProblems: (file, reading, sending) =>
    uploadFile(listResultsImportProblems, { ...sending, fields: fieldsOfResults(reading), file }),

  async start(file, { reading, ready, clientRequestId, choices }, sending) {
    const fields = {
      ...fieldsOfResults(reading),
      clientRequestId,
      ...(ready === null ? {} : { expectedReady: String(ready) }),
      ...(choices.lettersChecked ? { lettersChecked: 'yes' as const } : {}),
    };
    const job = await uploadFile(importResults, { ...sending, fields, file });
    followJob(job);
    return job;
  },
};
