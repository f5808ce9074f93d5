import type { Dialect } from './dialect.ts';

/** The signed log: an append-only Merkle tree of hashes. No name is in it. */
export const ledger = ({ id, withoutRowid }: Dialect): string[] => [
  // Each time span in which checkpoints have one origin and one pair of keys.
  `create table log_epochs (
    id ${id},
    origin text not null,
    -- Verifier keys of signed notes.
    ed25519_key text not null,
    ml_dsa_key text not null,
    cause text not null,
    began_at bigint not null
  )`,
  `create table log_state (
    singleton integer primary key check (singleton = 1),
    size bigint not null,
    -- The database that holds the log; another one, or null, is a restored copy.
    place text,
    epoch_id bigint references log_epochs (id),
    -- The last signed checkpoint; null before the first one.
    root_hash text,
    note text,
    signed_at bigint
  )`,
  'insert into log_state (singleton, size) values (1, 0)',
  `create table log_leaves (
    id ${id},
    log_index bigint unique,
    kind integer not null,
    leaf_hash text not null,
    certificate_id bigint references certificates (id),
    -- No reference: the leaf stays when the result is deleted.
    result_id bigint,
    epoch_id bigint references log_epochs (id),
    created_at bigint not null
  )`,
  'create index log_leaves_waiting on log_leaves (id) where log_index is null',
  'create index log_leaves_by_certificate_id on log_leaves (certificate_id) where certificate_id is not null',
  'create index log_leaves_by_epoch_id on log_leaves (epoch_id) where epoch_id is not null',
  `create table log_tiles (
    level integer not null,
    tile bigint not null,
    hashes text not null,
    constraint log_tiles_pk primary key (level, tile)
  )${withoutRowid}`,
  `create table log_checkpoints (
    size bigint not null,
    epoch_id bigint not null references log_epochs (id),
    root_hash text not null,
    signed_at bigint not null,
    constraint log_checkpoints_pk primary key (size, epoch_id)
  )${withoutRowid}`,
  'create index log_checkpoints_by_epoch_id on log_checkpoints (epoch_id)',
  `create table log_checks (
    id ${id},
    state text not null,
    total bigint not null,
    checked bigint not null default 0,
    problem_count bigint not null default 0,
    -- JSON of the first ones.
    problems text not null default '[]',
    started_by bigint references all_users (id) on delete set null,
    started_at bigint not null,
    ended_at bigint
  )`,
  `create unique index log_checks_running on log_checks (state) where state = 'running'`,
  'create index log_checks_by_started_by on log_checks (started_by)',
  // The addresses to which companies have the newest checkpoint sent.
  `create table checkpoint_mails (
    company_id bigint primary key references all_companies (id) on delete cascade,
    email text not null,
    next_at bigint not null
  )`,
  'create index checkpoint_mails_by_next_at on checkpoint_mails (next_at)',
];
