import type { Dialect } from './dialect.ts';

/** Runs, and the progress, evidence and tries in them. */
export const learning = ({ id }: Dialect): string[] => [
  `create table runs (
    id ${id},
    user_id bigint not null references all_users (id) on delete cascade,
    -- The company in which the run was started. A trainee who moves starts another run.
    company_id bigint not null references all_companies (id),
    number bigint not null,
    started_at bigint not null,
    completed_at bigint,
    ended_at bigint,
    hidden integer not null default 0,
    started_version integer not null default 0,
    credited_until bigint,
    completed_by bigint,
    completion_seen_at bigint,
    company_since bigint not null,
    -- When its completion is to be certified; null if that is done.
    certify_at bigint,
    constraint runs_number unique (user_id, number)
  )`,
  'create index runs_by_company_id_ended_at_id on runs (company_id, ended_at, id)',
  `create index runs_by_completed_at
    on runs (completed_at, id, company_id, user_id, hidden, completed_by)
    where completed_at is not null and hidden = 0 and completed_by is null`,
  `create index runs_to_certify on runs (company_id, user_id, number, certify_at, id)
    where certify_at is not null and hidden = 0`,
  // The modules of a run as they were when it was completed, or when it ended before.
  `create table run_modules (
    run_id bigint not null references runs (id) on delete cascade,
    module_id bigint not null references all_modules (id),
    name text not null,
    position integer not null,
    seconds double precision not null,
    questions integer not null,
    added_at bigint,
    constraint run_modules_pk primary key (run_id, module_id)
  )`,
  'create index run_modules_by_module_id on run_modules (module_id)',
  `create table progress (
    run_id bigint not null references runs (id) on delete cascade,
    module_id bigint not null references all_modules (id),
    reached_at bigint not null,
    opened_at bigint,
    watched_seconds double precision not null default 0,
    position_seconds double precision not null default 0,
    watched_to_seconds double precision not null default 0,
    watched_at bigint,
    best_correct integer,
    best_total integer,
    passed_at bigint,
    updated_at bigint not null,
    passed_version integer not null default 0,
    passed_questions_saved_at bigint,
    passed_video_saved_at bigint,
    passed_video_seconds double precision,
    tries_opened_id bigint,
    lower_mark_passed_at bigint,
    edition integer not null default 1,
    -- No references: a run goes only with its trainee, and so does this row.
    carried_from_run_id bigint,
    renews_run_id bigint,
    constraint runs_progress_pk primary key (run_id, module_id)
  )`,
  'create index progress_by_module_id on progress (module_id)',
  // The evidence of watching, deleted with the progress that it supports.
  `create table watching_sessions (
    run_id bigint not null,
    module_id bigint not null,
    -- No foreign key: the evidence stays when the session ends. Neither engine reuses the id.
    session_id bigint not null,
    started_at bigint not null,
    reported_at bigint not null,
    seconds double precision not null default 0,
    -- Null where another server sends the film.
    film_bytes bigint,
    device text,
    constraint watching_sessions_pk primary key (run_id, module_id, session_id),
    constraint watching_sessions_progress_fk foreign key (run_id, module_id)
      references progress (run_id, module_id) on delete cascade
  )`,
  `create table attempts (
    id ${id},
    run_id bigint not null references runs (id) on delete cascade,
    module_id bigint not null references all_modules (id),
    submission_id text not null,
    quiz_version integer not null,
    correct integer not null,
    total integer not null,
    passed integer not null,
    created_at bigint not null,
    pass_mark integer not null default 70,
    shown_correct integer,
    shown_total integer,
    number integer not null default 0,
    drawn_in_run_id bigint,
    constraint attempts_once unique (run_id, module_id, submission_id)
  )`,
  // Finds the tries of a day among those of years.
  'create index attempts_by_module_id_created_at on attempts (module_id, created_at)',
  'create index attempts_by_run_id_module_id_id on attempts (run_id, module_id, id)',
  `create table attempt_answers (
    attempt_id bigint not null references attempts (id) on delete cascade,
    question_id bigint not null references all_questions (id),
    -- Null if the question was not answered.
    chosen text,
    is_correct integer not null,
    constraint attempt_answers_pk primary key (attempt_id, question_id)
  )`,
  'create index attempt_answers_by_question_id on attempt_answers (question_id)',
  `create table training_orders (
    company_id bigint primary key references all_companies (id) on delete cascade,
    version integer not null
  )`,
  `create table former_steps (
    company_id bigint not null references all_companies (id) on delete cascade,
    module_id bigint not null references all_modules (id) on delete cascade,
    -- 0 for the first module. No reference: a run may have passed a module that was purged.
    previous_id bigint not null,
    -- Each: ids between commas, as in ,3,17, or empty.
    skipped_groups text not null default '',
    module_groups text not null default '',
    previous_groups text not null default '',
    until_version integer not null,
    constraint former_steps_pk
      primary key (module_id, previous_id, skipped_groups, module_groups, previous_groups)
  )`,
  'create index former_steps_by_company_id on former_steps (company_id)',
  // The work that a change of a module leaves for the results in it.
  `create table module_follow_ups (
    id ${id},
    module_id bigint not null references all_modules (id) on delete cascade,
    kind text not null,
    order_version integer not null,
    created_at bigint not null
  )`,
  'create index module_follow_ups_by_module_id on module_follow_ups (module_id)',
  `create table completing_changes (
    id ${id},
    company_id bigint not null references all_companies (id) on delete cascade,
    -- No foreign key: the change is named after the module is deleted.
    module_id bigint,
    module_name text,
    kind text not null,
    deletion_id bigint,
    created_at bigint not null,
    trainees integer not null default 0,
    undone_at bigint,
    settled_at bigint
  )`,
  'create index completing_changes_by_company_id on completing_changes (company_id, settled_at)',
  'create index completing_changes_by_settled_at on completing_changes (settled_at, id)',
];
