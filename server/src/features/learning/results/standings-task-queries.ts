/** Queries for the figures whose standings change by themselves on a day. */
import { sql } from 'kysely';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import { earliestDayOf, openMonthOf } from '../standing/condition-queries.ts';

interface SomeCompanies {
  /** Only companies with a greater id. */
  readonly after: number;
  readonly limit: number;
}

/** The next companies, each with the earliest day on which a figure changes, null if none does, and its open month. */
export const findNextCompanies = prepared((db, param: Param<SomeCompanies>) =>
  db
    .selectFrom('companies')
    .select(['companies.id', 'companies.time_zone'])
    .select(({ ref }) => earliestDayOf(ref('companies.id'), 'changes_on').as('changes_on'))
    .select(({ ref }) => openMonthOf(ref('companies.id')).as('open_month'))
    .where('companies.id', '>', param('after'))
    .orderBy('companies.id')
    .limit(param('limit')),
);

interface SomeFigures {
  readonly companyId: number;
  /** A civil date: only figures that change up to it. */
  readonly until: string;
  /** The last of those before. */
  readonly day: string;
  readonly userId: number;
  readonly limit: number;
}

/** The next figures of the company, by the day on which they change. */
export const findChanging = prepared((db, param: Param<SomeFigures>) =>
  db
    .selectFrom('trainee_figures')
    .select(['user_id', 'run_id'])
    .select(({ fn }) => fn.coalesce('changes_on', sql.lit('')).as('day'))
    .where('company_id', '=', param('companyId'))
    .where('hidden', '=', sql.lit(0))
    .where('changes_on', '<=', param('until'))
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('changes_on', 'user_id'), '>', tuple(param('day'), param('userId'))),
    )
    .orderBy('changes_on')
    .orderBy('user_id')
    .limit(param('limit')),
);
