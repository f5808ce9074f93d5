/** Queries that count the figures of companies from those of their trainees. */
import type { ExpressionBuilder } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { complianceCounts, isRequired } from '../learning/service.ts';
import { type Asked, isAboutSome, isAmongSome } from './people-queries.ts';

/** Trainees whose last progress was at `stuckSince` or before are stuck. */
const sums = (db: Db, stuckSince: number) =>
  db
    .selectFrom('trainee_figures')
    .select(({ fn, cast }) => [
      'company_id',
      fn.countAll<number>().as('people'),
      fn.countAll<number>().filterWhere('status', '=', 'completed').as('completed'),
      cast<number>(fn.sum('score'), 'bigint').as('score_sum'),
      fn.countAll<number>().filterWhere('idle_since', '<=', stuckSince).as('stuck'),
    ])
    .where(({ eb, lit }) => eb('hidden', '=', lit(0)))
    .groupBy('company_id');

/** Trainees who must take any module, and those of them who are late in none. */
const compliance = (db: Db) =>
  db
    .selectFrom('trainee_figures')
    .select('company_id')
    .select(complianceCounts)
    .where(({ eb, lit }) => eb('hidden', '=', lit(0)))
    .where(isRequired)
    .groupBy('company_id');

interface Counted {
  readonly sums: ReturnType<typeof sums>;
  readonly compliance: ReturnType<typeof compliance>;
}

/** The figures of each company, zeros for one without trainees. */
const figures = (db: Db, counted: Counted) =>
  db
    .selectFrom('companies')
    .modifyFront(longRead)
    .leftJoin(counted.sums.as('sums'), 'sums.company_id', 'companies.id')
    .leftJoin(counted.compliance.as('compliance'), 'compliance.company_id', 'companies.id')
    .select(({ fn, lit }) => [
      'companies.id as company_id',
      'companies.name as company_name',
      fn.coalesce('sums.people', lit(0)).as('people'),
      fn.coalesce('sums.completed', lit(0)).as('completed'),
      fn.coalesce('sums.score_sum', lit(0)).as('score_sum'),
      fn.coalesce('sums.stuck', lit(0)).as('stuck'),
      fn.coalesce('compliance.required', lit(0)).as('required'),
      fn.coalesce('compliance.compliant', lit(0)).as('compliant'),
    ]);

export function countAll(db: Db, stuckSince: number) {
  return figures(db, { sums: sums(db, stuckSince), compliance: compliance(db) }).execute();
}
export type FiguresRow = Awaited<ReturnType<typeof countAll>>[number];

/** Without a row if the company does not exist. */
export function countOne(db: Db, asked: Asked, stuckSince: number) {
  const { companyId } = asked;
  const isAsked = ({ eb, and }: ExpressionBuilder<Schema, 'trainee_figures'>) =>
    and([
      eb('company_id', '=', companyId),
      ...(isAboutSome(asked) ? [isAmongSome(db, asked, 'trainee_figures.user_id')] : []),
    ]);
  const counted = {
    sums: sums(db, stuckSince).where(isAsked),
    compliance: compliance(db).where(isAsked),
  };
  return figures(db, counted).where('companies.id', '=', companyId).execute();
}
