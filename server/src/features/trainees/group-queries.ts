/** Queries for the list of trainees of a group, from its members. */
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isMatch, orderOf, type Searched } from './filter-queries.ts';
import type { TraineeSort } from './list-orders.ts';

const members = (db: Db, groupId: number) =>
  db.selectFrom('group_members').where('group_members.group_id', '=', groupId);

export async function hasMoreMembers(db: Db, groupId: number, max: number): Promise<boolean> {
  const further = await members(db, groupId).select('user_id').offset(max).limit(1).execute();
  return further.length > 0;
}

const shownMembers = (db: Db, groupId: number) =>
  members(db, groupId)
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .innerJoin('trainee_figures as figures', 'figures.user_id', 'users.id');

/** Returns the ids of all members in order, and whether they match. */
export async function findAllOfGroup(
  db: Db,
  groupId: number,
  searched: Searched,
  { sort, isLong }: { readonly sort: TraineeSort; readonly isLong: boolean },
) {
  const [column, direction, id] = orderOf(sort);
  const matches = isMatch(db, { ...searched, group: null });
  const rows = await shownMembers(db, groupId)
    .$if(isLong, (query) => query.modifyFront(longRead))
    .select('users.id')
    .select((eb) => eb.case().when(matches(eb)).then(1).else(0).end().as('is_match'))
    .orderBy(column, direction)
    .orderBy(id, direction)
    .execute();
  return rows.map(({ id, is_match }) => ({ id, matches: is_match === 1 }));
}

/** Returns the number of trainees who match and are in the group, or in none. */
export async function countInGroup(db: Db, searched: Searched): Promise<number> {
  const { group, companyId } = searched;
  const people =
    typeof group === 'number'
      ? shownMembers(db, group)
      : db
          .selectFrom('users')
          .innerJoin('trainee_figures as figures', 'figures.user_id', 'users.id')
          .$if(companyId !== null, (query) => query.where('users.company_id', '=', companyId));
  const { total } = await people
    .modifyFront(longRead)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    // The people of a group are read from its members.
    .where(isMatch(db, typeof group === 'number' ? { ...searched, group: null } : searched))
    .executeTakeFirstOrThrow();
  return Number(total);
}
