import { type Kysely, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { createInsertTrigger, createRowTrigger } from '#server/platform/database/row-trigger.ts';

type Db = Kysely<unknown>;

const RATINGS = [1, 2, 3, 4, 5];
const OF_SHOWN = [
  ['created_at', 'id'],
  ['rating', 'created_at', 'id'],
  ['company_id', 'created_at', 'id'],
  ['company_id', 'rating', 'created_at', 'id'],
];
/** With the hidden rows, which the purge of a module has to find. */
const OF_MODULE = [
  ['module_id', 'created_at', 'id'],
  ['module_id', 'rating', 'created_at', 'id'],
];
const FORMER_TRIGGERS = [
  'feedback_tallied_anew',
  'feedback_tallied_off',
  'feedback_giver_counted',
  'feedback_giver_counted_off',
];

/** Feedback by a hidden trainee or on a hidden module keeps its row and is neither listed nor counted. */
export async function hideFeedback(db: Db): Promise<void> {
  await db.schema
    .alterTable('feedback')
    .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await recreateIndexes(db);
  const isPostgres = engineOf(db) === 'postgres';
  for (const name of FORMER_TRIGGERS) {
    await sql.raw(`drop trigger ${name}${isPostgres ? ' on feedback' : ''}`).execute(db);
    if (isPostgres) await sql.raw(`drop function ${name}()`).execute(db);
  }
  await tally(db);
  await countGivers(db);
}

/** Call when the views exist. The feedback of a module or company is hidden in the background, because it may be much. */
export async function hideFeedbackOfTrainees(db: Db): Promise<void> {
  await createRowTrigger(db, {
    name: 'feedback_of_hidden_trainee',
    when: 'after update of deleted_at',
    table: 'all_users',
    body: `update feedback set hidden = 1
        where user_id = new.id and hidden = 0 and new.deleted_at is not null;
      update feedback set hidden = 0
        where user_id = new.id and hidden = 1 and new.deleted_at is null
        and exists (select 1 from users where users.id = new.id)
        and exists (select 1 from modules where modules.id = feedback.module_id);`,
  });
}

async function recreateIndexes(db: Db): Promise<void> {
  for (const columns of [...OF_SHOWN, ...OF_MODULE]) {
    const name = `feedback_by_${columns.join('_')}`;
    await db.schema.dropIndex(name).execute();
    const index = db.schema
      .createIndex(name)
      .on('feedback')
      // SQLite compares the column again, although the index has only the shown rows.
      .columns([...columns, 'hidden']);
    await (OF_SHOWN.includes(columns) ? index.where(sql<boolean>`hidden = 0`) : index).execute();
  }
}

/** For each column of a rating. */
function each(write: (column: string, rating: number) => string): string {
  return RATINGS.map((rating) => write(`rated_${rating}`, rating)).join(', ');
}

const isRating = (row: 'new' | 'old', rating: number) =>
  `case when ${row}.rating = ${rating} and ${row}.hidden = 0 then 1 else 0 end`;

const deleteEmptyTally = (row: 'new' | 'old') =>
  `delete from feedback_tallies
    where module_id = ${row}.module_id and ${RATINGS.map((rating) => `rated_${rating} = 0`).join(' and ')};`;

async function tally(db: Db): Promise<void> {
  await createRowTrigger(db, {
    name: 'feedback_tallied_anew',
    when: 'after update',
    table: 'feedback',
    body: `insert into feedback_tallies (module_id, company_id, ${each((column) => column)})
        select new.module_id, new.company_id, ${each(() => '0')} where old.hidden = 1 and new.hidden = 0
        on conflict (module_id) do nothing;
      update feedback_tallies set ${each(
        (column, rating) =>
          `${column} = ${column} + ${isRating('new', rating)} - ${isRating('old', rating)}`,
      )} where module_id = new.module_id;
      ${deleteEmptyTally('new')}`,
  });
  await createRowTrigger(db, {
    name: 'feedback_tallied_off',
    when: 'before delete',
    table: 'feedback',
    body: `update feedback_tallies set ${each(
      (column, rating) => `${column} = ${column} - ${isRating('old', rating)}`,
    )} where module_id = old.module_id and old.hidden = 0;
      ${deleteEmptyTally('old')}`,
  });
}

/** A trainee counts with the first shown feedback, in the company of its module and in the whole portal, which is 0. */
async function countGivers(db: Db): Promise<void> {
  await createInsertTrigger(db, {
    name: 'feedback_giver_counted',
    table: 'feedback',
    perRow: addGiver('new.hidden = 0'),
    perStatement: `${addGivers('company_id', 'and earlier.company_id = given.company_id')}
      ${addGivers('0')}`,
  });
  // Before, because PostgreSQL would have changed all rows of the statement.
  await createRowTrigger(db, {
    name: 'feedback_giver_counted_anew',
    when: 'before update of hidden',
    table: 'feedback',
    body: `${addGiver('old.hidden = 1 and new.hidden = 0')}
      ${removeGiver('old.hidden = 0 and new.hidden = 1')}`,
  });
  await createRowTrigger(db, {
    name: 'feedback_giver_counted_off',
    when: 'before delete',
    table: 'feedback',
    body: removeGiver('old.hidden = 0'),
  });
}

const IN_COMPANY = (row: 'new' | 'old') => `and company_id = ${row}.company_id`;

const hasNoOther = (row: 'new' | 'old', scope: string) =>
  `not exists (select 1 from feedback
    where user_id = ${row}.user_id and id <> ${row}.id and hidden = 0 ${scope})`;

function addGiver(condition: string): string {
  const add = (companyId: string, scope: string) =>
    `insert into feedback_givers (company_id, givers)
      select ${companyId}, 1 where ${condition} and ${hasNoOther('new', scope)}
      on conflict (company_id) do update set givers = feedback_givers.givers + 1;`;
  return `${add('new.company_id', IN_COMPANY('new'))} ${add('0', '')}`;
}

function removeGiver(condition: string): string {
  const remove = (companyId: string, scope: string) =>
    `update feedback_givers set givers = givers - 1
      where company_id = ${companyId} and ${condition} and ${hasNoOther('old', scope)};`;
  return `${remove('old.company_id', IN_COMPANY('old'))} ${remove('0', '')}
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
