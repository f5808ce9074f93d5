/** Queries for the people whom a change of the rules of a module hits. */
import { asValue } from '#server/platform/database/as-value.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

interface Place {
  readonly sort_key: string;
  readonly id: number;
}

/** The next trainees of a company by name. */
export function findNextTrainees(
  db: Db,
  companyId: number,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'sort_key'])
    .where('company_id', '=', companyId)
    .where('role', '=', 'TRAINEE')
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('sort_key', 'id'), '>', tuple(after?.sort_key ?? '', after?.id ?? 0)),
      ),
    )
    .orderBy('sort_key')
    .orderBy('id')
    .limit(limit)
    .execute();
}
export type TraineeRow = Awaited<ReturnType<typeof findNextTrainees>>[number];

/** The memberships of these people in one of the groups. */
export async function findMembershipsIn(
  db: Db,
  groupIds: readonly number[],
  userIds: readonly number[],
) {
  if (groupIds.length === 0) return [];
  return db
    .selectFrom('group_members')
    .select(['user_id', 'since'])
    .where(isOneOf(db, 'user_id', userIds))
    .where(isOneOf(db, 'group_id', groupIds))
    .execute();
}

/** Those of these people who have opened or completed the module in their current run. */
export const findBegun = prepared((db, param: Param<Ids & { moduleId: number }>) =>
  db
    .selectFrom('users')
    .innerJoin('progress', 'progress.run_id', 'users.current_run_id')
    .select('users.id')
    .where(isOneOf(db, 'users.id', param('ids')))
    .where('progress.module_id', '=', param('moduleId'))
    .where(({ eb, or }) =>
      or([
        eb('progress.opened_at', 'is not', null),
        eb('progress.passed_at', 'is not', null),
        eb('progress.renews_run_id', 'is not', null),
      ]),
    ),
);

interface ModuleOfCompany {
  readonly id: number;
  readonly companyId: number;
}

/** The trainees of the company who have completed the module in any of their runs there, or a result of whom is recorded. */
export async function countCompleted(db: Db, { id, companyId }: ModuleOfCompany): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .modifyFront(longRead)
    .where('company_id', '=', companyId)
    .where('role', '=', 'TRAINEE')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('runs')
            .innerJoin('progress', 'progress.run_id', 'runs.id')
            .select('runs.id')
            .whereRef('runs.user_id', '=', 'users.id')
            .where('runs.company_id', '=', companyId)
            .where(asValue('progress.module_id'), '=', id)
            .where('progress.passed_at', 'is not', null),
        ),
        exists(
          selectFrom('recorded_results')
            .select('recorded_results.id')
            .whereRef('recorded_results.user_id', '=', 'users.id')
            .where('recorded_results.module_id', '=', id)
            .where('recorded_results.withdrawn_at', 'is', null),
        ),
      ]),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
