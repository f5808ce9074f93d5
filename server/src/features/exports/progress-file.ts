import type { CompanyRef } from '@portal/contract/fields';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Learning } from '../learning/service.ts';
import { CSV_TYPE, type ExportFile, fileNameOf } from './export-file.ts';
import { findExportedCompany } from './exported-company.ts';
import { progressCsv } from './progress-csv.ts';
import type { Exports } from './service.ts';

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
      const company = await findExportedCompany(deps.db, companyId);
      return {
        fileName: progressFileName(company, at),
        contentType: CSV_TYPE,
        read: () => progressCsv(deps, companyId),
      };
    },
  };
}
