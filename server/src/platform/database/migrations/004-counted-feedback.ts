/**
 * The feedback of a company in the order of an index, and its figures without counting it. Triggers keep
 * them, because feedback also goes by cascade with a trainee, a module or a company.
 */
import { type Kysely, sql } from 'kysely';
import { idColumn } from '../engine.ts';
import { createInsertTrigger, createRowTrigger } from '../row-trigger.ts';

type Db = Kysely<unknown>;

const RATINGS = [1, 2, 3, 4, 5];
const ORDERS = [
  ['created_at', 'id'],
  ['rating', 'created_at', 'id'],
  ['module_id', 'created_at', 'id'],
  ['module_id', 'rating', 'created_at', 'id'],
  ['company_id', 'created_at', 'id'],
  ['company_id', 'rating', 'created_at', 'id'],
];

export async function up(db: Db): Promise<void> {
  // SQLite cannot add such a column: the rows are set aside and come back into a new table.
  await sql`create table feedback_aside as
    select feedback.*, modules.company_id from feedback
    inner join modules on modules.id = feedback.module_id`.execute(db);
  await db.schema.dropTable('feedback').execute();
  await createFeedback(db);
  await createTallies(db);
  await createGivers(db);
  await sql`insert into feedback (user_id, module_id, company_id, rating, comment, created_at)
    select user_id, module_id, company_id, rating, comment, created_at
    from feedback_aside order by id`.execute(db);
  await db.schema.dropTable('feedback_aside').execute();
}

async function createFeedback(db: Db): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', ...idColumn(db))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('module_id', 'bigint', (c) =>
      c.notNull().references('modules.id').onDelete('cascade'),
    )
    // A module never changes its company, and goes with it.
    .addColumn('company_id', 'bigint', (c) => c.notNull())
    .addColumn('rating', 'integer', (c) => c.notNull().check(sql`rating between 1 and 5`))
    .addColumn('comment', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('feedback_once', ['user_id', 'module_id'])
    .execute();
  for (const columns of ORDERS)
    await db.schema
      .createIndex(`feedback_by_${columns.join('_')}`)
      .on('feedback')
      .columns(columns)
      .execute();
}

/**
 * A row lives from a module's first feedback to its last. It refers to no module, because PostgreSQL would
 * look for that one at each feedback that goes with it.
 */
async function createTallies(db: Db): Promise<void> {
  let table = db.schema
    .createTable('feedback_tallies')
    .addColumn('module_id', 'bigint', (c) => c.primaryKey())
    .addColumn('company_id', 'bigint', (c) => c.notNull());
  for (const rating of RATINGS)
    table = table.addColumn(`rated_${rating}`, 'integer', (c) => c.notNull());
  await table.execute();
  await db.schema
    .createIndex('feedback_tallies_by_company_id')
    .on('feedback_tallies')
    .column('company_id')
    .execute();
  const head = `insert into feedback_tallies (module_id, company_id, ${each((column) => column)})`;
  const add = `on conflict (module_id) do update
    set ${each((column) => `${column} = feedback_tallies.${column} + excluded.${column}`)};`;
  await createInsertTrigger(db, {
    name: 'feedback_tallied',
    table: 'feedback',
    perRow: `${head}
      values (new.module_id, new.company_id, ${each((_, rating) => isRating('new', rating))})
      ${add}`,
    perStatement: `${head}
      select module_id, company_id, ${each((_, rating) => `sum(${isRating('given', rating)})`)}
      from given group by module_id, company_id order by module_id
      ${add}`,
  });
  await createRowTrigger(db, {
    name: 'feedback_tallied_anew',
    when: 'after update',
    table: 'feedback',
    body: `update feedback_tallies set ${each(
      (column, rating) =>
        `${column} = ${column} + ${isRating('new', rating)} - ${isRating('old', rating)}`,
    )} where module_id = new.module_id;`,
  });
  await createRowTrigger(db, {
    name: 'feedback_tallied_off',
    when: 'before delete',
    table: 'feedback',
    body: `update feedback_tallies set ${each(
      (column, rating) => `${column} = ${column} - ${isRating('old', rating)}`,
    )} where module_id = old.module_id;
      delete from feedback_tallies
      where module_id = old.module_id and ${RATINGS.map((rating) => `rated_${rating} = 0`).join(' and ')};`,
  });
}

/** For each column of a rating. */
function each(write: (column: string, rating: number) => string): string {
  return RATINGS.map((rating) => write(`rated_${rating}`, rating)).join(', ');
}

function isRating(row: 'new' | 'old' | 'given', rating: number): string {
  return `case when ${row}.rating = ${rating} then 1 else 0 end`;
}

/** A trainee counts from the first feedback on and until the last: in the company, and in the portal as 0. */
async function createGivers(db: Db): Promise<void> {
  await db.schema
    .createTable('feedback_givers')
    .addColumn('company_id', 'bigint', (c) => c.primaryKey())
    .addColumn('givers', 'integer', (c) => c.notNull())
    .execute();
  await createInsertTrigger(db, {
    name: 'feedback_giver_counted',
    table: 'feedback',
    perRow: `${countGiver('new.company_id', noOther('new', 'and company_id = new.company_id'))}
      ${countGiver('0', noOther('new'))}`,
    perStatement: `${countGivers('company_id', 'and earlier.company_id = given.company_id')}
      ${countGivers('0')}`,
  });
  await createRowTrigger(db, {
    name: 'feedback_giver_counted_off',
    when: 'before delete',
    table: 'feedback',
    body: `${countGiverOff('old.company_id', noOther('old', 'and company_id = old.company_id'))}
      ${countGiverOff('0', noOther('old'))}
      delete from feedback_givers where company_id in (old.company_id, 0) and givers = 0;`,
  });
}

function noOther(row: 'new' | 'old', scope = ''): string {
  return `not exists (select 1 from feedback
    where user_id = ${row}.user_id and id <> ${row}.id ${scope})`;
}

function countGiver(companyId: string, condition: string): string {
  return `insert into feedback_givers (company_id, givers)
    select ${companyId}, 1 where ${condition}
    on conflict (company_id) do update set givers = feedback_givers.givers + 1;`;
}

function countGivers(companyId: 'company_id' | '0', scope = ''): string {
  return `insert into feedback_givers (company_id, givers)
    select ${companyId}, count(distinct user_id) from given
    where not exists (select 1 from feedback as earlier
      where earlier.user_id = given.user_id ${scope}
      and not exists (select 1 from given as same where same.id = earlier.id))
    group by 1 order by 1
    on conflict (company_id) do update set givers = feedback_givers.givers + excluded.givers;`;
}

function countGiverOff(companyId: string, condition: string): string {
  return `update feedback_givers set givers = givers - 1
    where company_id = ${companyId} and ${condition};`;
}
