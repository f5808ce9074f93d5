import type { GroupFilter } from '@portal/contract/fields';
import type { CompanyFigures } from '@portal/contract/reports';
import type { Db } from '#server/platform/database/schema.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import { requireGroupOf } from '../groups/service.ts';
import type { Learning } from '../learning/service.ts';
import { createFigures } from './figures.ts';
import { figuresFiles } from './figures-file.ts';
import { presentFigures } from './present.ts';
import { readReport } from './report.ts';
import { createWeeklyReport } from './weekly-report.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'readyModulesOf' | 'resultsOf'>;
  readonly mails: Pick<MailQueue, 'enqueueForAll' | 'cancel'>;
  readonly summaries: Pick<Summaries, 'summary'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
  /** The address of the mail server. */
  readonly smtpUrl: string | undefined;
}

export type Reports = ReturnType<typeof createReports>;

export function createReports(deps: Dependencies) {
  const { smtpUrl } = deps;
  const figures = createFigures(deps);
  return {
    files: figuresFiles(figures),

    /** A page of the report of a company. Throws NOT_FOUND. */
    report: (companyId: number, page: Parameters<typeof readReport>[2]) =>
      readReport({ ...deps, figures }, companyId, page),

    /** Throws NOT_FOUND if the company has no such group. */
    requireGroup: (companyId: number, group: GroupFilter | undefined): Promise<void> =>
      requireGroupOf(deps.db, companyId, group),

    async listFigures(): Promise<CompanyFigures[]> {
      const { value, countedAt } = await figures.ofAll();
      return value.map((row) => presentFigures(row, countedAt));
    },

    weekly: createWeeklyReport({ ...deps, figures, hasMailServer: smtpUrl !== undefined }),
  };
}
