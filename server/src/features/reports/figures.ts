/** The figures of companies, counted when they are asked for, and kept for a minute. */
import { stuckSince } from '@portal/contract/rules';
import type { Db } from '#server/platform/database/schema.ts';
import type { Summaries, Summary } from '#server/platform/summaries.ts';
import { countAll, countOne, type FiguresRow } from './figure-queries.ts';
import type { Asked } from './people-queries.ts';

const KEPT_MS = 60_000;

interface Dependencies {
  readonly db: Db;
  readonly summaries: Pick<Summaries, 'summary'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Figures = ReturnType<typeof createFigures>;

export function createFigures({ db, summaries: { summary }, now }: Dependencies) {
  return {
    ofAll: (): Promise<Summary<FiguresRow[]>> =>
      summary('figures of all companies', KEPT_MS, () => countAll(db, stuckSince(now()))),

    /** One row for a company or a group in it; none if the company does not exist. */
    ofOne({ companyId, group }: Asked): Promise<Summary<FiguresRow[]>> {
      const about = `figures of company ${companyId}`;
      return summary(group === undefined ? about : `${about} for group ${group}`, KEPT_MS, () =>
        countOne(db, { companyId, group }, stuckSince(now())),
      );
    },
  };
}
