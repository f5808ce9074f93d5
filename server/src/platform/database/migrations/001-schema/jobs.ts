import type { Dialect } from './dialect.ts';

/** Actions on many trainees, which run in the background and continue after a restart. */
export const jobs = ({ id, withoutRowid }: Dialect): string[] => [
  `create table jobs (
    id ${id},
    kind text not null,
    state text not null,
    created_by bigint not null,
    created_by_name text not null,
    -- JSON of what the admin saw at the start: a list of scopes, or 'portal'.
    created_by_reach text not null,
    undone_by bigint,
    undone_by_name text,
    -- JSON of what the admin who undoes it saw then.
    undone_by_reach text,
    request_key text not null,
    company_id bigint,
    company_name text,
    -- The group that the trainees come into or leave. No reference: the name stays when it is deleted.
    group_id bigint,
    group_name text,
    -- JSON of an exception from the rules, which each trainee gets.
    exception text,
    deletion_id bigint references deletions (id) on delete set null,
    total integer not null,
    done integer not null default 0,
    refused integer not null default 0,
    problem text,
    created_at bigint not null,
    ended_at bigint,
    undone bigint not null default 0,
    invited integer not null default 0
  )`,
  'create index jobs_by_state_id on jobs (state, id)',
  'create index jobs_by_created_by_created_at on jobs (created_by, created_at)',
  'create index jobs_by_deletion_id_state on jobs (deletion_id, state)',
  `create table job_items (
    job_id bigint not null references jobs (id) on delete cascade,
    place integer not null,
    user_id bigint,
    state text not null,
    run_before bigint,
    run_after bigint,
    request_id bigint,
    request_version bigint,
    change_id bigint,
    is_known integer not null default 0,
    constraint job_items_pk primary key (job_id, place)
  )${withoutRowid}`,
  `create index job_items_refused on job_items (job_id, place) where state = 'refused'`,
  `create table import_rows (
    job_id bigint not null,
    place integer not null,
    fields text not null,
    company_id bigint not null,
    password_hash text,
    restored_user_id bigint,
    changed_user_id bigint,
    constraint import_rows_pk primary key (job_id, place),
    constraint import_rows_item foreign key (job_id, place)
      references job_items (job_id, place) on delete cascade
  )${withoutRowid}`,
];
