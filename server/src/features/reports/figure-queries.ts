/** Queries that count the figures of companies from those of their trainees. */
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
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

/** The figures of each company, zeros for one without trainees. */
const figures = (db: Db, counted: ReturnType<typeof sums>) =>
  db
    .selectFrom('companies')
    .modifyFront(longRead)
    .leftJoin(counted.as('sums'), 'sums.company_id', 'companies.id')
    .select(({ fn, lit }) => [
      'companies.id as company_id',
      'companies.name as company_name',
      fn.coalesce('sums.people', lit(0)).as('people'),
      fn.coalesce('sums.completed', lit(0)).as('completed'),
      fn.coalesce('sums.score_sum', lit(0)).as('score_sum'),
      fn.coalesce('sums.stuck', lit(0)).as('stuck'),
    ]);

export function countAll(db: Db, stuckSince: number) {
  return figures(db, sums(db, stuckSince)).execute();
}
export type FiguresRow = Awaited<ReturnType<typeof countAll>>[number];

/** Without a row if the company does not exist. */
export function countOne(db: Db, asked: Asked, stuckSince: number) {
  const { companyId } = asked;
  const counted = sums(db, stuckSince)
    .where('company_id', '=', companyId)
    .$if(isAboutSome(asked), (query) =>
      query.where(isAmongSome(db, asked, 'trainee_figures.user_id')),
    );
  return figures(db, counted).where('companies.id', '=', companyId).execute();
}
