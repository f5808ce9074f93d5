import { appendOnly } from '#server/platform/database/triggers.ts';
import type { Dialect } from './dialect.ts';

/**
 * The names of a user who was deleted for good can be replaced by the user's number, and what was changed of the user
 * removed; all other facts of a row stay.
 */
const ERASURE = `new.id = old.id and new.at = old.at and new.action = old.action
  and new.subject_kind = old.subject_kind and new.subject_id is not distinct from old.subject_id
  and new.subject_count is not distinct from old.subject_count
  and new.actor_id is not distinct from old.actor_id
  and new.actor_scopes is not distinct from old.actor_scopes
  and new.company_id is not distinct from old.company_id
  and new.company_name is not distinct from old.company_name
  and new.job_id is not distinct from old.job_id
  and (new.actor_name = old.actor_name or new.actor_name = 'Deleted user ' || old.actor_id)
  and (new.subject_name = old.subject_name or new.subject_name like 'Deleted user %')
  and (new.before is null or new.before is not distinct from old.before)
  and (new.after is null or new.after is not distinct from old.after)`;

/**
 * The changes by admins. Rows are added, and changed only by an erasure. No foreign keys: a row outlives the records that
 * it names.
 */
export const activity = ({ engine, id, withoutRowid }: Dialect): string[] => [
  `create table activity (
    id ${id},
    at bigint not null,
    actor_id bigint,
    actor_name text not null,
    -- JSON of what a limited admin saw then; null for one who saw everything.
    actor_scopes text,
    action text not null,
    subject_kind text not null,
    subject_id bigint,
    subject_name text not null,
    -- The number of trainees or help requests that were changed at once.
    subject_count integer,
    company_id bigint,
    company_name text,
    before text,
    after text,
    job_id bigint
  )`,
  'create index activity_by_at_id on activity (at, id)',
  // For the erasure of a user's names.
  'create index activity_by_subject on activity (subject_kind, subject_id, subject_name)',
  'create index activity_by_actor on activity (actor_id, actor_name)',
  // Each filter of the list is a part of this key, the newest record at its end.
  `create table activity_terms (
    term text not null,
    activity_id bigint not null,
    constraint activity_terms_pk primary key (term, activity_id)
  )${withoutRowid}`,
  ...appendOnly(engine, 'activity', { update: ERASURE }),
  // Words of a name can be removed; those for the action and the company begin with '='.
  ...appendOnly(engine, 'activity_terms', { delete: "old.term not like '=%'" }),
  // 'insert or replace' deletes without the triggers of a deletion.
  ...(engine === 'sqlite'
    ? [
        `create trigger activity_no_replace before insert on activity
          when exists (select 1 from activity where id = new.id)
          begin select raise(abort, 'activity is append-only'); end`,
      ]
    : []),
];
