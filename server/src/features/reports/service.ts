import type { Db } from '#server/platform/database/schema.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { Learning } from '../learning/service.ts';
import { createFigureCount } from './count-figures.ts';
import { listFigures } from './figure-queries.ts';
import { presentFigures } from './present.ts';
import { readReport } from './report.ts';
import { createWeeklyReport } from './weekly-report.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'readyModulesOf' | 'resultsOf'>;
  readonly mails: Pick<MailQueue, 'enqueueForAll' | 'cancel'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Base of the links in mails; never taken from a request. */
  readonly publicUrl: string;
  /** The address of the mail server. */
  readonly smtpUrl: string | undefined;
}

export type Reports = ReturnType<typeof createReports>;

export function createReports(deps: Dependencies) {
  const { db, smtpUrl } = deps;
  return {
    /** A page of the report of a company. Throws NOT_FOUND. */
    report: (companyId: number, page: Parameters<typeof readReport>[2]) =>
      readReport(deps, companyId, page),

    listFigures: async () => (await listFigures(db)).map(presentFigures),

    /** Counts the figures of all companies. Runs every minute. */
    countFigures: createFigureCount(deps),

    weekly: createWeeklyReport({ ...deps, hasMailServer: smtpUrl !== undefined }),
  };
}
