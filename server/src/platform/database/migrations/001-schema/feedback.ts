import type { Dialect } from './dialect.ts';

/** Feedback, and its totals, which triggers keep because feedback is also deleted by cascades. */
export const feedback = ({ id }: Dialect): string[] => [
  `create table feedback (
    id ${id},
    user_id bigint not null references all_users (id) on delete cascade,
    module_id bigint not null references all_modules (id) on delete cascade,
    -- A module never changes its company.
    company_id bigint not null,
    rating integer not null check (rating between 1 and 5),
    comment text,
    created_at bigint not null,
    hidden integer not null default 0,
    constraint feedback_once unique (user_id, module_id)
  )`,
  // SQLite compares the mark again, although the index has only the shown rows.
  'create index feedback_by_created_at_id on feedback (created_at, id, hidden) where hidden = 0',
  'create index feedback_by_rating_created_at_id on feedback (rating, created_at, id, hidden) where hidden = 0',
  `create index feedback_by_company_id_created_at_id
    on feedback (company_id, created_at, id, hidden) where hidden = 0`,
  `create index feedback_by_company_id_rating_created_at_id
    on feedback (company_id, rating, created_at, id, hidden) where hidden = 0`,
  // With the hidden rows, which the purge of a module has to find.
  'create index feedback_by_module_id_created_at_id on feedback (module_id, created_at, id, hidden)',
  'create index feedback_by_module_id_rating_created_at_id on feedback (module_id, rating, created_at, id, hidden)',
  // A row exists from the first feedback on a module to the last. It refers to no module, because PostgreSQL would look
  // for the module at each feedback that is deleted with it.
  `create table feedback_tallies (
    module_id bigint primary key,
    company_id bigint not null,
    rated_1 integer not null,
    rated_2 integer not null,
    rated_3 integer not null,
    rated_4 integer not null,
    rated_5 integer not null
  )`,
  'create index feedback_tallies_by_company_id on feedback_tallies (company_id)',
  // The trainees who have given feedback on modules of a company, and of all companies as company 0.
  `create table feedback_givers (
    company_id bigint primary key,
    givers integer not null
  )`,
];
