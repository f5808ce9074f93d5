import {
  checkTraineeImport,
  type ImportReport,
  importTrainees,
  listImportProblems,
  type TrashChoice,
} from '@portal/contract/trainee-import';
import { followJob } from '#web/features/jobs/api/jobs.ts';
import {
  fieldsOf,
  type ImportCalls,
} from '#web/features/trainees/imported-files/model/imported-file.ts';
import { uploadFile } from '#web/platform/http/upload-file.ts';

/** The treatment of the rows whose emails belong to trainees in the trash. */
export type TrashChoices = {
  forAll: TrashChoice;
  /** Other choices for single lines. */
  lines: readonly (readonly [line: number, choice: TrashChoice])[];
};

/** The answers of the admin to a report. */
export type ImportChoices = {
  /** Null without rows whose emails belong to trainees in the trash. */
  trash: TrashChoices | null;
  /** The lines of known trainees who get the name and the company of the file. */
  changeLines: readonly number[];
  /** The admin has looked at the rows with doubtful letters. */
  lettersChecked: boolean;
};

export const traineeImport: ImportCalls<ImportReport, ImportChoices> = {
  check: (file, reading, sending) =>
    uploadFile(checkTraineeImport, { ...sending, fields: fieldsOf(reading), file }),

  listProblems: (file, reading, sending) =>
    uploadFile(listImportProblems, { ...sending, fields: fieldsOf(reading), file }),

  async start(file, { reading, ready, clientRequestId, choices }, sending) {
    const { trash, changeLines, lettersChecked } = choices;
    const lines = trash === null ? '' : trash.lines.map((each) => each.join(':')).join(',');
    const fields = {
      ...fieldsOf(reading),
      clientRequestId,
      ...(ready === null ? {} : { expectedReady: String(ready) }),
      ...(trash === null ? {} : { inTrash: trash.forAll }),
      ...(lines === '' ? {} : { inTrashLines: lines }),
      ...(changeLines.length === 0 ? {} : { changeLines: changeLines.join(',') }),
      ...(lettersChecked ? { lettersChecked: 'yes' as const } : {}),
    };
    const job = await uploadFile(importTrainees, { ...sending, fields, file });
    followJob(job);
    return job;
  },
};
