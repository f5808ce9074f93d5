import type { Dialect } from './dialect.ts';

/** Who must take a module, by when, and what counts for it besides training. Dates are civil, such as 2027-02-28. */
export const requirements = ({ id, withoutRowid }: Dialect): string[] => [
  // The groups for whose members a module is, if it is not for everyone.
  `create table module_groups (
    module_id bigint not null references all_modules (id) on delete cascade,
    group_id bigint not null references all_groups (id) on delete cascade,
    constraint module_groups_pk primary key (module_id, group_id)
  )${withoutRowid}`,
  'create index module_groups_by_group_id on module_groups (group_id)',
  `create table module_editions (
    module_id bigint not null references all_modules (id) on delete cascade,
    number integer not null,
    by_on text not null,
    reason text not null,
    created_by bigint references all_users (id) on delete set null,
    created_at bigint not null,
    constraint module_editions_pk primary key (module_id, number)
  )`,
  'create index module_editions_by_created_by on module_editions (created_by)',
  `create table requirement_exceptions (
    id ${id},
    user_id bigint not null references all_users (id) on delete cascade,
    company_id bigint not null references all_companies (id) on delete cascade,
    -- Null for all modules of the company.
    module_id bigint references all_modules (id) on delete cascade,
    kind text not null,
    from_on text,
    until_on text,
    reason text not null,
    created_by bigint references all_users (id) on delete set null,
    created_at bigint not null,
    ended_by bigint references all_users (id) on delete set null,
    ended_at bigint,
    order_version integer not null
  )`,
  'create index requirement_exceptions_by_user_id on requirement_exceptions (user_id, company_id)',
  'create index requirement_exceptions_by_company_id on requirement_exceptions (company_id)',
  'create index requirement_exceptions_by_module_id on requirement_exceptions (module_id)',
  'create index requirement_exceptions_by_created_by on requirement_exceptions (created_by)',
  'create index requirement_exceptions_by_ended_by on requirement_exceptions (ended_by)',
  `create table recorded_results (
    id ${id},
    user_id bigint not null references all_users (id) on delete cascade,
    module_id bigint not null references all_modules (id) on delete cascade,
    completed_on text not null,
    valid_until text,
    note text not null default '',
    recorded_by bigint references all_users (id) on delete set null,
    recorded_at bigint not null,
    withdrawn_by bigint references all_users (id) on delete set null,
    withdrawn_at bigint,
    order_version integer not null,
    -- The user then; a merge of two people changes user_id alone. No reference.
    recorded_for bigint not null,
    fact_salt text not null
  )`,
  // The same result is recorded once.
  `create unique index recorded_results_once on recorded_results (user_id, module_id, completed_on)
    where withdrawn_at is null`,
  'create index recorded_results_by_user_id on recorded_results (user_id, module_id)',
  'create index recorded_results_by_module_id on recorded_results (module_id)',
  'create index recorded_results_by_recorded_by on recorded_results (recorded_by)',
  'create index recorded_results_by_withdrawn_by on recorded_results (withdrawn_by)',
  `create table compliance_months (
    company_id bigint not null references all_companies (id) on delete cascade,
    -- 0 for the whole company. No reference: the counts stay when the group is deleted.
    group_id bigint not null,
    month text not null,
    -- Null until the month has ended.
    required integer,
    compliant integer,
    constraint compliance_months_pk primary key (company_id, group_id, month)
  )${withoutRowid}`,
  `create table reminders (
    id ${id},
    user_id bigint not null references all_users (id) on delete cascade,
    company_id bigint not null references all_companies (id) on delete cascade,
    on_day text not null,
    modules text not null,
    sent_by bigint references all_users (id) on delete set null,
    sent_at bigint not null,
    read_at bigint
  )`,
  // One a day. It also finds the latest ones of a trainee.
  'create unique index reminders_once_a_day on reminders (user_id, on_day)',
  'create index reminders_by_company_id on reminders (company_id)',
  'create index reminders_by_sent_by on reminders (sent_by)',
  `create table late_summaries (
    user_id bigint primary key references all_users (id) on delete cascade,
    next_at bigint not null
  )`,
  'create index late_summaries_by_next_at on late_summaries (next_at)',
  `create table calendar_links (
    user_id bigint primary key references all_users (id) on delete cascade,
    secret_hash text not null,
    created_at bigint not null
  )`,
  'create unique index calendar_links_by_secret_hash on calendar_links (secret_hash)',
  `create table calendar_entries (
    user_id bigint not null references all_users (id) on delete cascade,
    module_id bigint not null references all_modules (id) on delete cascade,
    run_number integer not null,
    content_hash text not null,
    sequence integer not null,
    modified_at bigint not null,
    constraint calendar_entries_pk primary key (user_id, module_id, run_number)
  )${withoutRowid}`,
  'create index calendar_entries_by_module_id on calendar_entries (module_id)',
];
