import { rowTrigger } from '#server/platform/database/triggers.ts';
import type { Dialect } from './dialect.ts';

/** The figures of each trainee in the current run, by which the list of trainees is filtered and ordered. */
export const traineeFigures = ({ engine, rowId, orderedText }: Dialect): string[] => [
  `create table trainee_figures (
    user_id ${rowId} primary key references all_users (id) on delete cascade,
    -- No foreign keys: both follow from the run of the user, which is deleted before the user.
    company_id bigint not null,
    run_id bigint not null,
    sort_key ${orderedText} not null,
    hidden integer not null,
    progress integer not null,
    score integer not null,
    status text not null,
    active_at bigint not null,
    idle_since bigint,
    standing text,
    standing_key ${orderedText} not null default '9',
    due_on ${orderedText} not null default '9999-12-31',
    changes_on ${orderedText},
    coming text,
    remind_on ${orderedText}
  )`,
  'create unique index trainee_figures_by_run_id on trainee_figures (run_id)',
  // Each order of the list, with the columns that a filter compares: a page and its number of matches are read from the
  // index alone.
  `create index trainee_figures_by_sort_key
    on trainee_figures (sort_key, user_id, status, idle_since, company_id, hidden) where hidden = 0`,
  `create index trainee_figures_of_company_by_sort_key
    on trainee_figures (company_id, sort_key, user_id, status, idle_since, hidden) where hidden = 0`,
  `create index trainee_figures_by_progress
    on trainee_figures (progress, user_id, status, idle_since, company_id, hidden) where hidden = 0`,
  `create index trainee_figures_of_company_by_progress
    on trainee_figures (company_id, progress, user_id, status, idle_since, hidden) where hidden = 0`,
  `create index trainee_figures_by_score
    on trainee_figures (score, user_id, status, idle_since, company_id, hidden) where hidden = 0`,
  `create index trainee_figures_of_company_by_score
    on trainee_figures (company_id, score, user_id, status, idle_since, hidden) where hidden = 0`,
  `create index trainee_figures_by_active_at
    on trainee_figures (active_at, user_id, status, idle_since, company_id, hidden) where hidden = 0`,
  `create index trainee_figures_of_company_by_active_at
    on trainee_figures (company_id, active_at, user_id, status, idle_since, hidden) where hidden = 0`,
  `create index trainee_figures_by_status
    on trainee_figures (status, idle_since, company_id, hidden) where hidden = 0`,
  `create index trainee_figures_of_company_by_status
    on trainee_figures (company_id, status, idle_since, hidden) where hidden = 0`,
  // Without the columns above, which change each minute while a trainee learns.
  `create index trainee_figures_by_standing_key
    on trainee_figures (standing_key, user_id, due_on, company_id, hidden) where hidden = 0`,
  `create index trainee_figures_of_company_by_standing_key
    on trainee_figures (company_id, standing_key, user_id, due_on, hidden) where hidden = 0`,
  `create index trainee_figures_by_due_on
    on trainee_figures (due_on, user_id, standing_key, company_id, hidden) where hidden = 0`,
  `create index trainee_figures_of_company_by_due_on
    on trainee_figures (company_id, due_on, user_id, standing_key, hidden) where hidden = 0`,
  // Those without rules have no entry.
  `create index trainee_figures_by_changes_on
    on trainee_figures (company_id, changes_on, user_id) where hidden = 0 and changes_on is not null`,
  `create index trainee_figures_by_remind_on
    on trainee_figures (company_id, remind_on, user_id) where hidden = 0 and remind_on is not null`,
  ...rowTrigger(engine, {
    name: 'figures_of_changed_trainee',
    when: 'after update of deleted_at, sort_key',
    table: 'all_users',
    body: `update trainee_figures set
      hidden = case when new.deleted_at is null then 0 else 1 end, sort_key = new.sort_key
      where user_id = new.id;`,
  }),
  // A deleted company hides its runs without a mark on them.
  ...rowTrigger(engine, {
    name: 'runs_of_hidden_trainee',
    when: 'after update of deleted_at',
    table: 'all_users',
    body: `update runs set hidden = case when new.deleted_at is null then 0 else 1 end
      where user_id = new.id;`,
  }),
];
