import type { Reach } from '@portal/contract/reach';
import type { CompanyFigures } from '@portal/contract/reports';
import type { Db } from '#server/platform/database/schema.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import type { Learning } from '../learning/service.ts';
import { requireAsked } from './asked.ts';
import { createFigures } from './figures.ts';
import { figuresFiles } from './figures-file.ts';
import { presentFigures } from './present.ts';
import { readReport } from './report.ts';
import { createWeeklyReport } from './weekly-report.ts';

export { requireAsked } from './asked.ts';
export { type Asked, findPeople, isAboutSome, isAmongSome } from './people-queries.ts';
export { compliantPercent } from './present.ts';

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
    report: (reader: Parameters<typeof readReport>[1], page: Parameters<typeof readReport>[2]) =>
      readReport({ ...deps, figures }, reader, page),

    /** Throws NOT_FOUND if the company has no such group, or the admin does not see it. */
    async requireGroup(reach: Reach, choice: Parameters<typeof requireAsked>[2]): Promise<void> {
      await requireAsked(deps.db, reach, choice);
    },

    /** The figures of each company of which the admin sees anything. */
    async listFigures(reach: Reach): Promise<CompanyFigures[]> {
      const { value, countedAt } = await figures.ofReached(reach);
      return value.map((row) => presentFigures(row, countedAt));
    },

    weekly: createWeeklyReport({ ...deps, figures, hasMailServer: smtpUrl !== undefined }),
  };
}
