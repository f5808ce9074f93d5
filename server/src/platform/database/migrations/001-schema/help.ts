import type { Dialect } from './dialect.ts';

/** Help requests and their changes. The lists are ordered by id, the order of asking. */
export const help = ({ engine, id }: Dialect): string[] => [
  `create table help_requests (
    id ${id},
    user_id bigint not null,
    -- Requests follow their trainee into another company, so that one index holds a page of a company.
    company_id bigint not null,
    module_id bigint references all_modules (id) on delete set null,
    message text not null,
    status text not null check (status in ('PENDING', 'IN_PROGRESS', 'RESOLVED', 'CLOSED')),
    admin_notes text,
    client_request_id text,
    created_at bigint not null,
    updated_at bigint not null,
    seen_at bigint not null,
    message_key text not null default '',
    assignee_id bigint references all_users (id) on delete set null,
    urgency integer generated always as
      (case status when 'PENDING' then 2 when 'IN_PROGRESS' then 1 else 0 end)
      ${engine === 'sqlite' ? 'virtual' : 'stored'},
    constraint help_requests_once unique (user_id, client_request_id),
    constraint help_requests_of_trainee foreign key (user_id, company_id)
      references all_users (id, company_id) on delete cascade on update cascade
  )`,
  'create index help_requests_by_status_id on help_requests (status, id)',
  'create index help_requests_by_company_id_id on help_requests (company_id, id)',
  'create index help_requests_by_company_id_status_id on help_requests (company_id, status, id)',
  'create index help_requests_by_user_id_id on help_requests (user_id, id)',
  'create index help_requests_by_module_id on help_requests (module_id)',
  'create index help_requests_by_urgency_id on help_requests (urgency, id)',
  'create index help_requests_by_company_id_urgency_id on help_requests (company_id, urgency, id)',
  'create index help_requests_by_assignee_id_urgency_id on help_requests (assignee_id, urgency, id)',
  `create table help_request_changes (
    id ${id},
    request_id bigint not null references help_requests (id) on delete cascade,
    -- No foreign key, and the name as well: the admin stays known when the account is deleted. Null for the portal.
    admin_id bigint,
    admin_name text not null,
    status_before text not null,
    status_after text not null,
    notes_before text,
    notes_after text,
    created_at bigint not null,
    assignee_before text,
    assignee_after text
  )`,
  'create index help_request_changes_by_request_id_id on help_request_changes (request_id, id)',
];
