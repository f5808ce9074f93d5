/** The figures of companies, counted when they are asked for, and kept for a minute. */
import type { Reach } from '@portal/contract/reach';
import { reachedCompanies, reachKey } from '@portal/contract/reach-rules';
import { stuckSince } from '@portal/contract/rules';
import type { Db } from '#server/platform/database/schema.ts';
import type { Summaries, Summary } from '#server/platform/summaries.ts';
import { askedWithin } from './asked.ts';
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
  const since = () => stuckSince(now());

  async function countEach(reach: Reach, companyIds: readonly number[]): Promise<FiguresRow[]> {
    const counted: FiguresRow[] = [];
    // One after the other: of a hundred companies at once, most reads would be refused.
    for (const companyId of companyIds)
      counted.push(...(await countOne(db, askedWithin(reach, { companyId }), since())));
    return counted;
  }

  return {
    /** One row for each company of which the admin sees anything, about the people whom the admin sees. */
    ofReached(reach: Reach): Promise<Summary<FiguresRow[]>> {
      const companyIds = reachedCompanies(reach);
      if (companyIds === null)
        return summary('figures of all companies', KEPT_MS, () => countAll(db, since()));
      const key = `figures of companies within ${reachKey(reach)}`;
      return summary(key, KEPT_MS, () => countEach(reach, companyIds));
    },

    /** One row for a company or people in it; none if the company does not exist. */
    ofOne(asked: Asked): Promise<Summary<FiguresRow[]>> {
      const { companyId, group, within } = asked;
      const key = [
        `figures of company ${companyId}`,
        ...(group === undefined ? [] : [`for group ${group}`]),
        ...(within === null ? [] : [`within groups ${within.groups}`]),
      ].join(' ');
      return summary(key, KEPT_MS, () => countOne(db, asked, since()));
    },
  };
}
