import type { CompanyRef } from '@portal/contract/fields';
import type { Db } from '#server/platform/database/schema.ts';
import { CSV_TYPE, type ExportFile, fileNameOf } from '#server/platform/exports/export-file.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Exports } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import { findCompany } from './people-queries.ts';
import { progressCsv } from './progress-csv.ts';

const FILE = 'progress.csv';

const progressFileName = (company: CompanyRef | null, at: number) =>
  fileNameOf({ about: 'training-progress', company, at, extension: 'csv' });

/** Creates a link to the progress of a company's trainees; null for those of all companies. */
export function linkToProgress(exports: Exports, admin: Identity, companyId: number | null) {
  return exports.link(admin, {
    file: FILE,
    choice: String(companyId ?? 0),
    action: 'progress.exported',
    companyId,
    fileName: progressFileName,
  });
}

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'progressOf'>;
}

/** The file of {@link linkToProgress}. */
export function progressFile(deps: Dependencies): ExportFile {
  return {
    name: FILE,
    async open(choice, at) {
      const companyId = Number(choice) || null;
      const company =
        companyId === null
          ? null
          : requireFound(await findCompany(deps.db, companyId), 'Company not found');
      return {
        fileName: progressFileName(company, at),
        contentType: CSV_TYPE,
        read: () => progressCsv(deps, companyId),
      };
    },
  };
}
