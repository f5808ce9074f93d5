/** Queries that count trainees by their worst standing, from the figures of their current runs. */
import { type ExpressionBuilder, sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { deletedCompanies } from '../companies/service.ts';
import { complianceCounts, hasStanding, isInRange, standingRange } from '../learning/service.ts';
import { isAboutSome, isAmongSome } from '../reports/service.ts';
import type { AskedPeople } from './asked.ts';

/** The figures of these people who have a standing. */
export const figuresOf = (db: Db, people: AskedPeople) =>
  db
    .selectFrom('trainee_figures')
    .modifyFront(longRead)
    .where('trainee_figures.hidden', '=', sql.lit(0))
    .where(hasStanding)
    .where((eb) =>
      people.companyId === null
        ? eb('trainee_figures.company_id', 'not in', deletedCompanies())
        : eb('trainee_figures.company_id', '=', people.companyId),
    )
    .$if(isAboutSome(people), (query) =>
      query.where(isAmongSome(db, people, 'trainee_figures.user_id')),
    );

const counts = (today: string) => (eb: ExpressionBuilder<Schema, 'trainee_figures'>) => {
  const all = eb.fn.countAll<number>();
  const inRange = (filter: 'late' | 'dueSoon' | 'renewalOpen' | 'valid') =>
    all.filterWhere(isInRange(eb, standingRange(filter, today))).as(filter);
  return [
    all.as('total'),
    inRange('late'),
    inRange('dueSoon'),
    inRange('renewalOpen'),
    inRange('valid'),
    ...complianceCounts(eb),
  ];
};

/** `today` is a civil date. */
export const countStandings = (db: Db, people: AskedPeople, today: string) =>
  figuresOf(db, people).select(counts(today)).executeTakeFirstOrThrow();
export type StandingCounts = Awaited<ReturnType<typeof countStandings>>;

/** The same by company; one without people who have a standing is missing. */
export async function countInCompanies(
  db: Db,
  people: AskedPeople,
  today: string,
): Promise<ReadonlyMap<number, StandingCounts>> {
  const rows = await figuresOf(db, people)
    .select('trainee_figures.company_id')
    .select(counts(today))
    .groupBy('trainee_figures.company_id')
    .execute();
  return new Map(rows.map(({ company_id, ...counted }) => [company_id, counted]));
}

export const NO_STANDINGS: StandingCounts = {
  total: 0,
  late: 0,
  dueSoon: 0,
  renewalOpen: 0,
  valid: 0,
  required: 0,
  compliant: 0,
};
