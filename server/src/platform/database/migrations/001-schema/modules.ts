import type { Dialect } from './dialect.ts';

/** Modules with their videos and questions. Deleted modules and retired questions keep their rows with a mark. */
export const modules = ({ id }: Dialect): string[] => [
  `create table all_modules (
    id ${id},
    company_id bigint not null references all_companies (id) on delete cascade,
    name text not null,
    description text not null default '',
    position integer,
    quiz_version integer not null default 1,
    created_at bigint not null,
    version integer not null default 1,
    created_by bigint references all_users (id) on delete set null,
    deleted_at bigint,
    deletion_id bigint,
    purged_at bigint,
    pass_mark integer not null default 70,
    questions_drawn integer,
    tries_max integer,
    questions_saved_at bigint,
    client_request_id text,
    audience text not null default 'everyone',
    due_days integer,
    valid_months integer,
    -- Civil dates, such as 2027-02-28.
    rule_from text,
    rule_saved_on text,
    content_since bigint,
    edition integer not null default 1,
    certified_since bigint
  )`,
  'create index modules_by_company_id_position_id on all_modules (company_id, position, id)',
  // Deleting a user looks here for what to set to null.
  'create index modules_created_by on all_modules (created_by)',
  'create index all_modules_by_deletion_id on all_modules (deletion_id, id) where deletion_id is not null',
  `create table videos (
    id ${id},
    module_id bigint not null references all_modules (id) on delete cascade,
    position integer not null,
    media_key text not null unique,
    content_type text not null,
    size bigint not null,
    etag text not null,
    duration double precision not null check (duration > 0),
    created_at bigint not null,
    -- No reference: the row of the upload goes when a module takes its video.
    upload_id bigint,
    playback_limit text,
    measured integer not null default 0
  )`,
  'create index videos_by_module_id_position on videos (module_id, position)',
  'create unique index videos_upload_id on videos (upload_id)',
  'create index videos_to_measure on videos (id) where measured = 0',
  `create table captions (
    video_id bigint not null references videos (id) on delete cascade,
    language text not null,
    media_key text not null unique,
    label text not null,
    content text not null,
    created_at bigint not null,
    constraint captions_pkey primary key (video_id, language)
  )`,
  `create table posters (
    id ${id},
    created_by bigint references all_users (id) on delete set null,
    media_key text not null unique,
    video_id bigint unique references videos (id) on delete cascade,
    created_at bigint not null,
    -- The company whose module may take it; null for all. No reference: it is removed after a day.
    company_id bigint
  )`,
  'create index posters_created_by on posters (created_by)',
  // Pictures that wait in the media store for the save that uses them.
  'create index posters_waiting on posters (created_at) where video_id is null',
  `create table video_uploads (
    id ${id},
    created_by bigint not null references all_users (id) on delete cascade,
    media_key text not null unique,
    content_type text not null,
    size bigint not null,
    etag text not null,
    duration double precision not null check (duration > 0),
    created_at bigint not null,
    playback_limit text,
    measured integer not null default 0,
    -- As in posters.
    company_id bigint
  )`,
  'create index video_uploads_created_by on video_uploads (created_by)',
  'create index video_uploads_created_at on video_uploads (created_at)',
  `create table video_problems (
    video_id bigint not null references videos (id) on delete cascade,
    problem text not null,
    user_id bigint not null references all_users (id) on delete cascade,
    reported_at bigint not null,
    constraint video_problems_pk primary key (video_id, problem, user_id)
  )`,
  // For the deletion of a user.
  'create index video_problems_user on video_problems (user_id)',
  `create table all_questions (
    id ${id},
    module_id bigint not null references all_modules (id) on delete cascade,
    position integer not null,
    question text not null,
    options text not null,
    answer text not null,
    explanation text not null,
    retired_at bigint,
    fixed_order_since bigint
  )`,
  'create index questions_by_module_id_position on all_questions (module_id, position)',
  'create index asked_questions_by_module_id on all_questions (module_id, position, id) where retired_at is null',
  // Media files that no row names.
  `create table quarantined_media (
    media_key text primary key,
    size bigint not null,
    found_at bigint not null
  )`,
];
