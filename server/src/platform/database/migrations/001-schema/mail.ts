import type { Dialect } from './dialect.ts';

/** Mails that wait for the mail server, and the weekly reports of admins. */
export const mail = ({ id }: Dialect): string[] => [
  `create table mail_queue (
    id ${id},
    kind text not null,
    recipient_id bigint references all_users (id) on delete cascade,
    requested_email text,
    request text,
    subject_id bigint,
    message_key text,
    priority integer not null,
    created_at bigint not null,
    scheduled_at bigint not null,
    next_attempt_at bigint,
    attempts integer not null default 0,
    refused_at bigint,
    refusal text
  )`,
  `create unique index mail_queue_waiting_once
    on mail_queue (recipient_id, kind, subject_id) where refused_at is null`,
  'create index mail_queue_by_recipient on mail_queue (recipient_id)',
  'create index mail_queue_by_next_attempt on mail_queue (priority, next_attempt_at)',
  `create table sent_digests (
    user_id bigint primary key references all_users (id) on delete cascade,
    mail_id bigint not null
  )`,
  `create table weekly_reports (
    user_id bigint primary key references all_users (id) on delete cascade,
    -- Null for all companies.
    company_id bigint references all_companies (id) on delete cascade,
    next_at bigint not null
  )`,
  'create index weekly_reports_by_next_at on weekly_reports (next_at)',
  'create index weekly_reports_by_company_id on weekly_reports (company_id)',
];
