import type { Dialect } from './dialect.ts';
import { isLanguage } from './languages.ts';

/** Companies. A deleted one keeps its row with a mark; the view `companies` shows the others. */
export const companies = ({ id, orderedText }: Dialect): string[] => [
  `create table all_companies (
    id ${id},
    name text not null,
    name_key text not null,
    search_key text not null,
    sort_key ${orderedText} not null,
    logo_key text unique,
    created_at bigint not null,
    deleted_at bigint,
    deletion_id bigint references deletions (id),
    time_zone text,
    language text ${isLanguage('language')},
    sign_up text not null default 'open',
    join_code text,
    domains text not null default '[]',
    confirm_email integer not null default 0,
    listed integer not null default 1,
    sign_up_link text not null default '',
    settings_version integer not null default 1,
    request_key text,
    cross_company_chat integer not null default 1,
    due_days integer,
    grace_days integer not null default 0,
    renewal_days integer not null default 30,
    reminder_days text not null default '[7]',
    digest_weekday integer not null default 1,
    -- A civil date, such as 2027-02-28.
    rules_saved_on text
  )`,
  'create unique index all_companies_by_name_key on all_companies (name_key) where deleted_at is null',
  'create index all_companies_by_deletion_id on all_companies (deletion_id, id) where deletion_id is not null',
  'create index all_companies_hidden on all_companies (id, deleted_at) where deleted_at is not null',
  `create unique index all_companies_by_sign_up_link on all_companies (sign_up_link) where sign_up_link <> ''`,
];
