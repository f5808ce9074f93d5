/** Queries for the list of trainees of a group, or of an admin who sees only some people, from these people. */
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { peopleWithin } from '../reach/service.ts';
import { isMatch, orderOf, type Searched } from './filter-queries.ts';
import type { TraineeSort } from './list-orders.ts';

const members = (db: Db, groupId: number) =>
  db.selectFrom('group_members').where('group_members.group_id', '=', groupId);

/**
 * The query for the ids of the people among whom all matches are, some more than once: the members of a group, or those
 * whom the admin sees. Null for all trainees, of a company or of the portal.
 */
export function peopleOf(db: Db, { group, within }: Pick<Searched, 'group' | 'within'>) {
  if (typeof group === 'number') return members(db, group).select('group_members.user_id');
  return within && peopleWithin(db, within);
}

type People = NonNullable<ReturnType<typeof peopleOf>>;

export async function areMoreThan(max: number, people: People): Promise<boolean> {
  const further = await people.offset(max).limit(1).execute();
  return further.length > 0;
}

const shownTrainees = (db: Db) =>
  db.selectFrom('users').innerJoin('trainee_figures as figures', 'figures.user_id', 'users.id');

/** The trainees among whom the matches are, and the conditions that are left. */
function shownPeople(db: Db, searched: Searched) {
  const { group, within, companyId } = searched;
  if (typeof group === 'number') {
    const people = members(db, group)
      .innerJoin('users', 'users.id', 'group_members.user_id')
      .innerJoin('trainee_figures as figures', 'figures.user_id', 'users.id');
    return { people, matches: isMatch(db, { ...searched, group: null }) };
  }
  const inCompany = shownTrainees(db).$if(companyId !== null, (query) =>
    query.where('users.company_id', '=', companyId),
  );
  if (within === null) return { people: inCompany, matches: isMatch(db, searched) };
  return {
    people: inCompany.where('users.id', 'in', peopleWithin(db, within)),
    matches: isMatch(db, { ...searched, within: null }),
  };
}

/** Returns the ids of all these people in order, and whether they match. */
export async function findAllPeople(
  db: Db,
  searched: Searched,
  { sort, isLong }: { readonly sort: TraineeSort; readonly isLong: boolean },
) {
  const [column, direction, id] = orderOf(sort);
  const { people, matches } = shownPeople(db, searched);
  const rows = await people
    .$if(isLong, (query) => query.modifyFront(longRead))
    .select('users.id')
    .select((eb) => eb.case().when(matches(eb)).then(1).else(0).end().as('is_match'))
    .orderBy(column, direction)
    .orderBy(id, direction)
    .execute();
  return rows.map(({ id, is_match }) => ({ id, matches: is_match === 1 }));
}

/** Returns the number of trainees who match and are in the group, or in none, and whom the admin sees. */
export async function countPeople(db: Db, searched: Searched): Promise<number> {
  const { people, matches } = shownPeople(db, searched);
  const { total } = await people
    .modifyFront(longRead)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  return Number(total);
}
