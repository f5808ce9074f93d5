import type { Engine } from '#server/platform/database/engine.ts';

/**
 * Whether the company of a row is not hidden, as a subquery: a view with a join is read as a whole by SQLite where it
 * stands to the right of a left join. SQLite reads the few hidden companies once for each statement; looking up the
 * company of each row takes it three times as long. PostgreSQL plans the lookup as a join, and knows how many rows
 * remain.
 */
const IN_SHOWN_COMPANY: Record<Engine, (table: string) => string> = {
  // An admin may have no company.
  sqlite: () =>
    `(company_id is null or company_id not in
      (select id from all_companies where deleted_at is not null))`,
  postgres: (table) =>
    `not exists (select 1 from all_companies
      where all_companies.id = ${table}.company_id and all_companies.deleted_at is not null)`,
};

/** The rows that are not hidden. A company hides its users, modules and groups without a mark on them. */
export const views = (engine: Engine): string[] => [
  view('companies', 'deleted_at is null'),
  ...['users', 'modules', 'groups'].map((name) =>
    view(name, `deleted_at is null and ${IN_SHOWN_COMPANY[engine](`all_${name}`)}`),
  ),
  view('questions', 'retired_at is null'),
  view(
    'group_members',
    `left_with_run_id is null
      and group_id not in (select id from all_groups where deleted_at is not null)`,
  ),
  ...(engine === 'postgres' ? refuseWrites() : []),
];

const view = (name: string, condition: string) =>
  `create view ${name} as select * from all_${name} where ${condition}`;

/** SQLite refuses writes to a view. PostgreSQL would pass them on to the table. */
const refuseWrites = (): string[] => [
  `create function refuse_view_write() returns trigger language plpgsql as $$
    begin raise exception '% is a view: write to its table', tg_table_name; end $$`,
  ...['companies', 'users', 'modules', 'questions', 'groups', 'group_members'].map(
    (name) => `create trigger ${name}_refuse_writes instead of insert or update or delete
      on ${name} for each row execute function refuse_view_write()`,
  ),
];
