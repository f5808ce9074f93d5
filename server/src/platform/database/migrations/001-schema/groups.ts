import type { Dialect } from './dialect.ts';

/** Groups of trainees. A deleted one keeps its row and its members with a mark; the view `groups` shows the others. */
export const groups = ({ id, orderedText, withoutRowid }: Dialect): string[] => [
  `create table all_groups (
    id ${id},
    company_id bigint not null references all_companies (id) on delete cascade,
    name text not null,
    name_key text not null,
    sort_key ${orderedText} not null,
    sign_up_link text not null,
    created_at bigint not null,
    deleted_at bigint,
    deletion_id bigint references deletions (id)
  )`,
  `create unique index all_groups_by_name_key on all_groups (company_id, name_key) where deleted_at is null`,
  'create unique index all_groups_by_sign_up_link on all_groups (sign_up_link)',
  'create index all_groups_by_company_id on all_groups (company_id, sort_key, id)',
  'create index all_groups_hidden on all_groups (id) where deleted_at is not null',
  'create index all_groups_by_deletion_id on all_groups (deletion_id) where deletion_id is not null',
  `create table all_group_members (
    group_id bigint not null references all_groups (id) on delete cascade,
    user_id bigint not null references all_users (id) on delete cascade,
    since bigint not null,
    -- The run that ended when the trainee moved to another company and so left; null for a member. No reference: a run
    -- that is deleted for good is never undone.
    left_with_run_id bigint,
    constraint group_members_pk primary key (group_id, user_id)
  )${withoutRowid}`,
  'create index all_group_members_by_user_id on all_group_members (user_id, group_id)',
];
