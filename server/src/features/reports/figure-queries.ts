/** Queries that count the figures of companies from those of their trainees, and read them. */
import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';

const ONLY_ROW = { singleton: 1 } as const;

/** A trainee in the order of an index that has all that is counted. */
export interface Place {
  readonly companyId: number;
  readonly score: number;
  readonly userId: number;
}

const counted = (db: Db) => db.selectFrom('trainee_figures').where(isShown);
const isShown = ({ eb, lit }: ExpressionBuilder<Schema, 'trainee_figures'>) =>
  eb('hidden', '=', lit(0));

const isBehind =
  ({ companyId, score, userId }: Place) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Schema, 'trainee_figures'>) =>
    eb(refTuple('company_id', 'score', 'user_id'), '>', tuple(companyId, score, userId));

/** The last of the next `limit` trainees; undefined if there are fewer. */
export async function findEndOfBatch(
  db: Db,
  after: Place,
  limit: number,
): Promise<Place | undefined> {
  return counted(db)
    .select(['company_id as companyId', 'score', 'user_id as userId'])
    .where(isBehind(after))
    .orderBy('company_id')
    .orderBy('score')
    .orderBy('user_id')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
}

interface Batch {
  readonly after: Place;
  /** The last trainee of the batch; undefined for the last batch. */
  readonly upTo: Place | undefined;
  /** Trainees whose last progress was at this time or before are stuck. */
  readonly stuckSince: number;
}

/** Sums up the trainees of a batch by company, in the order of companies. */
export function sumBatch(db: Db, { after, upTo, stuckSince }: Batch) {
  return counted(db)
    .select(({ fn, cast }) => [
      'company_id',
      fn.countAll<number>().as('people'),
      fn.countAll<number>().filterWhere('status', '=', 'completed').as('completed'),
      cast<number>(fn.sum('score'), 'bigint').as('score_sum'),
      fn.countAll<number>().filterWhere('idle_since', '<=', stuckSince).as('stuck'),
    ])
    .where(isBehind(after))
    .$if(upTo !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('company_id', 'score', 'user_id'),
          '<=',
          tuple(upTo?.companyId ?? 0, upTo?.score ?? 0, upTo?.userId ?? 0),
        ),
      ),
    )
    .groupBy('company_id')
    .orderBy('company_id')
    .execute();
}
export type Sums = Awaited<ReturnType<typeof sumBatch>>[number];

/** Companies above `after`, up to `upTo`. */
export interface Range {
  readonly after: number;
  readonly upTo: number;
}

export function listStored(db: Db, { after, upTo }: Range) {
  return db
    .selectFrom('company_figures')
    .selectAll()
    .where('company_id', '>', after)
    .where('company_id', '<=', upTo)
    .execute();
}

/** A company may have been purged since it was counted, so that rows are only added for those that exist. */
export async function saveFigures(tx: Db, sums: Sums): Promise<void> {
  await tx
    .insertInto('company_figures')
    .columns(['company_id', 'people', 'completed', 'score_sum', 'stuck'])
    .expression((eb) => {
      const bigint = (value: number) => eb.cast<number>(eb.val(value), 'bigint');
      return eb
        .selectFrom('companies')
        .select([
          'companies.id',
          bigint(sums.people).as('people'),
          bigint(sums.completed).as('completed'),
          bigint(sums.score_sum).as('score_sum'),
          bigint(sums.stuck).as('stuck'),
        ])
        .where('companies.id', '=', sums.company_id);
    })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet(({ ref }) => ({
        people: ref('excluded.people'),
        completed: ref('excluded.completed'),
        score_sum: ref('excluded.score_sum'),
        stuck: ref('excluded.stuck'),
      })),
    )
    .execute();
}

export async function deleteFigures(tx: Db, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  await tx.deleteFrom('company_figures').where('company_id', 'in', companyIds).execute();
}

interface Lease {
  readonly now: number;
  readonly until: number;
  /** A count that began later is recent enough. */
  readonly countedBefore: number;
}

/** Returns false if another process counts, or the last count is recent. */
export async function takeLease(db: Db, { now, until, countedBefore }: Lease): Promise<boolean> {
  const taken = await db
    .insertInto('figure_counts')
    .values({ ...ONLY_ROW, counted_at: null, lease_until: until })
    .onConflict((conflict) =>
      conflict
        .column('singleton')
        .doUpdateSet({ lease_until: until })
        .where('figure_counts.lease_until', '<=', now)
        .where((eb) =>
          eb.or([
            eb('figure_counts.counted_at', 'is', null),
            eb('figure_counts.counted_at', '<=', countedBefore),
          ]),
        ),
    )
    .returning('singleton')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends the lease. `countedAt` is null for a count that was not completed. */
export async function endLease(db: Db, held: number, countedAt: number | null): Promise<void> {
  await db
    .updateTable('figure_counts')
    .set({ lease_until: 0, ...(countedAt === null ? {} : { counted_at: countedAt }) })
    .where('lease_until', '=', held)
    .execute();
}

/** When the last count began; null before the first one. */
export async function findCountedAt(db: Db): Promise<number | null> {
  const row = await db.selectFrom('figure_counts').select('counted_at').executeTakeFirst();
  return row?.counted_at ?? null;
}

/** The figures of each company, zeros for one without trainees. None for a company that is newer than the last count. */
const figures = (db: Db) =>
  db
    .selectFrom('companies')
    .innerJoin('figure_counts', (join) =>
      join.onRef('companies.created_at', '<=', 'figure_counts.counted_at'),
    )
    .leftJoin('company_figures', 'company_figures.company_id', 'companies.id')
    .select(({ fn, lit, ref }) => [
      'companies.id as company_id',
      'companies.name as company_name',
      fn.coalesce('company_figures.people', lit(0)).as('people'),
      fn.coalesce('company_figures.completed', lit(0)).as('completed'),
      fn.coalesce('company_figures.score_sum', lit(0)).as('score_sum'),
      fn.coalesce('company_figures.stuck', lit(0)).as('stuck'),
      ref('figure_counts.counted_at').$notNull().as('counted_at'),
    ]);

export function listFigures(db: Db) {
  return figures(db).execute();
}
export type FiguresRow = Awaited<ReturnType<typeof listFigures>>[number];

export function findFigures(db: Db, companyId: number) {
  return figures(db).where('companies.id', '=', companyId).executeTakeFirst();
}
