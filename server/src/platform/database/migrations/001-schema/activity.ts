import { appendOnly } from '#server/platform/database/triggers.ts';
import type { Dialect } from './dialect.ts';

/** The changes by admins. Rows are added and never changed. No foreign keys: a row outlives the records that it names. */
export const activity = ({ engine, id, withoutRowid }: Dialect): string[] => [
  `create table activity (
    id ${id},
    at bigint not null,
    actor_id bigint,
    actor_name text not null,
    action text not null,
    subject_kind text not null,
    subject_id bigint,
    subject_name text not null,
    company_id bigint,
    company_name text,
    before text,
    after text,
    job_id bigint
  )`,
  'create index activity_by_at_id on activity (at, id)',
  // Each filter of the list is a part of this key, the newest record at its end.
  `create table activity_terms (
    term text not null,
    activity_id bigint not null,
    constraint activity_terms_pk primary key (term, activity_id)
  )${withoutRowid}`,
  ...['activity', 'activity_terms'].flatMap((table) => appendOnly(engine, table)),
  // 'insert or replace' deletes without the triggers of a deletion.
  ...(engine === 'sqlite'
    ? [
        `create trigger activity_no_replace before insert on activity
          when exists (select 1 from activity where id = new.id)
          begin select raise(abort, 'activity is append-only'); end`,
      ]
    : []),
];
