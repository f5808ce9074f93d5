import type { CallArguments } from '@portal/contract/call';
import { createProgressExport } from '@portal/contract/exports';
import type { CompanyRef } from '@portal/contract/fields';
import { DEFAULT_LANGUAGE } from '@portal/contract/languages';
import { within } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { CSV_TYPE, type ExportFile, fileNameOf } from '#server/platform/exports/export-file.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Exports } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import type { Trainees } from '../trainees/service.ts';
import { findReachedCompany } from './asked.ts';
import { progressCsv } from './progress-csv.ts';

const FILE = 'progress.csv';

const progressFileName = (company: CompanyRef | null, at: number) =>
  fileNameOf({ about: 'training-progress', company, at, extension: 'csv' });

type Choice = CallArguments<typeof createProgressExport>['body'];
const choiceOf = createProgressExport.body;

/** Creates a link to the progress of the trainees of a list. Throws NOT_FOUND. */
export function linkToProgress(exports: Exports, admin: Identity, choice: Choice) {
  return exports.link(admin, {
    file: FILE,
    choice: JSON.stringify(choice),
    action: 'progress.exported',
    companyId: choice.company ?? null,
    fileName: progressFileName,
  });
}

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'progressOf'>;
  readonly trainees: Pick<Trainees, 'findIds'>;
}

/** The file of {@link linkToProgress}. */
export function progressFile(deps: Dependencies): ExportFile {
  return {
    name: FILE,
    async open(given, { at, reach }) {
      const { sort, language = DEFAULT_LANGUAGE, ...filter } = choiceOf.parse(JSON.parse(given));
      const companyId = filter.company ?? null;
      const company =
        companyId === null
          ? null
          : requireFound(
              await findReachedCompany(deps.db, reach, companyId),
              because('companyNotFound'),
            );
      const seen = within(reach);
      return {
        fileName: progressFileName(company, at),
        contentType: CSV_TYPE,
        read: () => {
          const findIds = () => deps.trainees.findIds(filter, seen, sort);
          return progressCsv(deps, { companyId, within: seen, findIds, language });
        },
      };
    },
  };
}
