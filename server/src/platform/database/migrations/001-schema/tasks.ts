import type { Dialect } from './dialect.ts';

/** The work that is to be done in the background. */
export const tasks = ({ id }: Dialect): string[] => [
  `create table tasks (
    id ${id},
    kind text not null,
    key text not null,
    company_id bigint,
    cursor text,
    run_at bigint not null,
    lease_until bigint not null default 0,
    claims integer not null default 0,
    attempts integer not null default 0,
    last_error text,
    failing_since bigint,
    is_reported integer not null default 0,
    created_at bigint not null,
    constraint tasks_once unique (kind, key)
  )`,
  'create index tasks_by_run_at on tasks (run_at)',
  'create index tasks_by_company on tasks (kind, company_id, run_at)',
  'create index tasks_that_fail on tasks (failing_since) where failing_since is not null',
];
