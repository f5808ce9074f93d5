import type { Dialect } from './dialect.ts';
import { isLanguage } from './languages.ts';

/** Users, what they log in with, and sign-ups that are not confirmed. A deleted user keeps the row with a mark. */
export const accounts = ({ id, rowId, orderedText }: Dialect): string[] => [
  `create table all_users (
    id ${id},
    name text not null,
    email text not null,
    -- The keys are made by the portal: SQLite lower-cases ASCII alone, and each database has a collation of its own.
    sort_key ${orderedText} not null,
    search_key text not null,
    email_key ${orderedText} not null,
    role text not null check (role in ('TRAINEE', 'ADMIN')),
    -- No cascade: deleting a company deletes its trainees by name, and an administrator of it blocks the deletion.
    company_id bigint references all_companies (id) on delete restrict,
    password_hash text not null,
    notification_settings text,
    created_at bigint not null,
    wants_mail integer not null default 0,
    completions_read_to bigint not null default 0,
    deleted_at bigint,
    deletion_id bigint references deletions (id),
    current_run_id bigint,
    last_login_at bigint,
    invited_at bigint,
    language text ${isLanguage('language')},
    browser_language text ${isLanguage('browser_language')},
    request_key text,
    -- 'limited': an admin sees only what the rows of admin_scopes name. No meaning for a trainee.
    reach text not null default 'portal' check (reach in ('portal', 'limited')),
    -- The admin who invited this admin. No reference: it may be deleted first.
    invited_by bigint,
    constraint trainee_has_company check (role = 'ADMIN' or company_id is not null)
  )`,
  // The foreign key of help requests refers to it.
  'create unique index users_by_id_company_id on all_users (id, company_id)',
  'create unique index all_users_by_email_key on all_users (email_key) where deleted_at is null',
  // The list of trainees in each order, with the columns that a search compares. SQLite compares the mark of deletion
  // again, although the index has no row with a mark: without the column it would read the table.
  `create index users_by_company_id_role_sort_key_id
    on all_users (company_id, role, sort_key, id, deleted_at) where deleted_at is null`,
  `create index users_by_company_id_role_email_key_id
    on all_users (company_id, role, email_key, id, deleted_at) where deleted_at is null`,
  `create index users_by_company_id_role_created_at_id
    on all_users (company_id, role, created_at, id, deleted_at) where deleted_at is null`,
  `create index users_by_role_sort_key_id_search_key_company_id
    on all_users (role, sort_key, id, search_key, company_id, deleted_at) where deleted_at is null`,
  `create index users_by_role_email_key_id_search_key_company_id
    on all_users (role, email_key, id, search_key, company_id, deleted_at) where deleted_at is null`,
  `create index users_by_role_created_at_id_search_key_company_id
    on all_users (role, created_at, id, search_key, company_id, deleted_at) where deleted_at is null`,
  'create index users_by_sort_key_id on all_users (sort_key, id, deleted_at) where deleted_at is null',
  // For deletions, restores and purges.
  'create index all_users_by_deletion_id on all_users (deletion_id, id) where deletion_id is not null',
  'create index all_users_by_company_id on all_users (company_id, id)',
  'create index all_users_by_deleted_email_key on all_users (email_key, deleted_at) where deleted_at is not null',
  `create table sessions (
    id ${id},
    token_hash text not null unique,
    user_id bigint not null references all_users (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    device text,
    last_used_at bigint
  )`,
  'create index sessions_by_user_id on sessions (user_id)',
  'create index sessions_by_expires_at on sessions (expires_at)',
  `create table password_resets (
    id ${id},
    token_hash text not null unique,
    user_id bigint not null references all_users (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index password_resets_by_user_id on password_resets (user_id)',
  // Browsers in which an account has signed in.
  `create table device_tokens (
    id ${id},
    token_hash text not null unique,
    user_id bigint not null references all_users (id) on delete cascade,
    created_at bigint not null,
    last_used_at bigint not null
  )`,
  'create index device_tokens_by_user_id_last_used_at on device_tokens (user_id, last_used_at)',
  `create table unconfirmed_sign_ups (
    id ${id},
    name text not null,
    email text not null,
    company_id bigint not null references all_companies (id) on delete cascade,
    password_hash text not null,
    join_code text,
    -- The group of the sign-up link. No reference: without the group the sign-up can still be confirmed.
    group_id bigint,
    created_at bigint not null,
    expires_at bigint not null,
    browser_language text ${isLanguage('browser_language')}
  )`,
  'create index unconfirmed_sign_ups_by_company_id on unconfirmed_sign_ups (company_id)',
  'create index unconfirmed_sign_ups_by_expires_at on unconfirmed_sign_ups (expires_at)',
  `create table confirmation_links (
    token_hash text primary key,
    sign_up_id bigint not null references unconfirmed_sign_ups (id) on delete cascade,
    expires_at bigint not null
  )`,
  'create index confirmation_links_by_sign_up_id on confirmation_links (sign_up_id)',
  // Invitations that a mail server has refused permanently.
  `create table refused_invitations (
    user_id ${rowId} primary key references all_users (id) on delete cascade,
    refused_at bigint not null,
    reason text not null,
    reply text not null
  )`,
];
