/**
 * The totals of feedback, kept by triggers because feedback is also deleted by cascades. Feedback by a hidden trainee or on
 * a hidden module keeps its row, and is neither listed nor counted.
 */
import type { Engine } from '#server/platform/database/engine.ts';
import { insertTrigger, rowTrigger } from '#server/platform/database/triggers.ts';

export const feedbackTotals = (engine: Engine): string[] => [
  ...rowTrigger(engine, {
    name: 'feedback_of_hidden_trainee',
    when: 'after update of deleted_at',
    table: 'all_users',
    body: `update feedback set hidden = 1
        where user_id = new.id and hidden = 0 and new.deleted_at is not null;
      update feedback set hidden = 0
        where user_id = new.id and hidden = 1 and new.deleted_at is null
        and exists (select 1 from users where users.id = new.id)
        and exists (select 1 from modules where modules.id = feedback.module_id);`,
  }),
  ...tallies(engine),
  ...givers(engine),
];

/** The number of ratings of each module. */
const tallies = (engine: Engine): string[] => [
  ...insertTrigger(engine, {
    name: 'feedback_tallied',
    table: 'feedback',
    perRow: `${INSERT_TALLY}
      values (new.module_id, new.company_id, ${each((_, rating) => isRating('new', rating))})
      ${ADD_TO_TALLY}`,
    perStatement: `${INSERT_TALLY}
      select module_id, company_id, ${each((_, rating) => `sum(${isRating('given', rating)})`)}
      from given group by module_id, company_id order by module_id
      ${ADD_TO_TALLY}`,
  }),
  ...rowTrigger(engine, {
    name: 'feedback_tallied_anew',
    when: 'after update',
    table: 'feedback',
    body: `${INSERT_TALLY}
        select new.module_id, new.company_id, ${each(() => '0')} where old.hidden = 1 and new.hidden = 0
        on conflict (module_id) do nothing;
      update feedback_tallies set ${each(
        (column, rating) =>
          `${column} = ${column} + ${isRating('new', rating)} - ${isRating('old', rating)}`,
      )} where module_id = new.module_id;
      ${deleteEmptyTally('new')}`,
  }),
  ...rowTrigger(engine, {
    name: 'feedback_tallied_off',
    when: 'before delete',
    table: 'feedback',
    body: `update feedback_tallies set ${each(
      (column, rating) => `${column} = ${column} - ${isRating('old', rating)}`,
    )} where module_id = old.module_id and old.hidden = 0;
      ${deleteEmptyTally('old')}`,
  }),
];

const RATINGS = [1, 2, 3, 4, 5];

/** For each column of a rating. */
function each(write: (column: string, rating: number) => string): string {
  return RATINGS.map((rating) => write(`rated_${rating}`, rating)).join(', ');
}

const isRating = (row: 'new' | 'old' | 'given', rating: number) =>
  `case when ${row}.rating = ${rating} and ${row}.hidden = 0 then 1 else 0 end`;

const INSERT_TALLY = `insert into feedback_tallies (module_id, company_id, ${each((column) => column)})`;
const ADD_TO_TALLY = `on conflict (module_id) do update
  set ${each((column) => `${column} = feedback_tallies.${column} + excluded.${column}`)};`;

const deleteEmptyTally = (row: 'new' | 'old') =>
  `delete from feedback_tallies
    where module_id = ${row}.module_id and ${RATINGS.map((rating) => `rated_${rating} = 0`).join(' and ')};`;

/** A trainee counts with the first shown feedback, in the company of its module and in the whole portal, which is 0. */
const givers = (engine: Engine): string[] => [
  ...insertTrigger(engine, {
    name: 'feedback_giver_counted',
    table: 'feedback',
    perRow: addGiver('new.hidden = 0'),
    perStatement: `${addGivers('company_id', 'and earlier.company_id = given.company_id')}
      ${addGivers('0')}`,
  }),
  // Before, because PostgreSQL would have changed all rows of the statement.
  ...rowTrigger(engine, {
    name: 'feedback_giver_counted_anew',
    when: 'before update of hidden',
    table: 'feedback',
    body: `${addGiver('old.hidden = 1 and new.hidden = 0')}
      ${removeGiver('old.hidden = 0 and new.hidden = 1')}`,
  }),
  ...rowTrigger(engine, {
    name: 'feedback_giver_counted_off',
    when: 'before delete',
    table: 'feedback',
    body: removeGiver('old.hidden = 0'),
  }),
];

const inCompany = (row: 'new' | 'old') => `and company_id = ${row}.company_id`;

const hasNoOther = (row: 'new' | 'old', scope: string) =>
  `not exists (select 1 from feedback
    where user_id = ${row}.user_id and id <> ${row}.id and hidden = 0 ${scope})`;

function addGiver(condition: string): string {
  const add = (companyId: string, scope: string) =>
    `insert into feedback_givers (company_id, givers)
      select ${companyId}, 1 where ${condition} and ${hasNoOther('new', scope)}
      on conflict (company_id) do update set givers = feedback_givers.givers + 1;`;
  return `${add('new.company_id', inCompany('new'))} ${add('0', '')}`;
}

function removeGiver(condition: string): string {
  const remove = (companyId: string, scope: string) =>
    `update feedback_givers set givers = givers - 1
      where company_id = ${companyId} and ${condition} and ${hasNoOther('old', scope)};`;
  return `${remove('old.company_id', inCompany('old'))} ${remove('0', '')}
    delete from feedback_givers where company_id in (old.company_id, 0) and givers = 0;`;
}

function addGivers(companyId: 'company_id' | '0', scope = ''): string {
  return `insert into feedback_givers (company_id, givers)
    select ${companyId}, count(distinct user_id) from given
    where hidden = 0 and not exists (select 1 from feedback as earlier
      where earlier.user_id = given.user_id and earlier.hidden = 0 ${scope}
      and not exists (select 1 from given as same where same.id = earlier.id))
    group by 1 order by 1
    on conflict (company_id) do update set givers = feedback_givers.givers + excluded.givers;`;
}
