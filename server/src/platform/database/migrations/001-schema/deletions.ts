import type { Dialect } from './dialect.ts';

/** One row for each deletion by an admin, with all that one undo brings back. */
export const deletions = ({ id }: Dialect): string[] => [
  `create table deletions (
    id ${id},
    subject_kind text not null,
    -- Null for several trainees at once.
    subject_id bigint,
    subject_name text not null,
    search_key text not null,
    company_id bigint,
    company_name text,
    -- No reference: the name stays when the account is deleted.
    deleted_by bigint,
    deleted_by_name text not null,
    deleted_at bigint not null,
    purge_at bigint not null,
    counts text not null,
    -- Null while there is work to do in the background after the deletion or the restore.
    settled_at bigint,
    purge_requested_at bigint,
    restored_at bigint,
    purged_at bigint,
    restore_result text,
    merged_at bigint
  )`,
  'create index deletions_by_id on deletions (id) where restored_at is null and purged_at is null',
  `create index deletions_by_purge_at_id
    on deletions (purge_at, id) where restored_at is null and purged_at is null`,
  `create index deletions_by_company_id_id
    on deletions (company_id, id) where restored_at is null and purged_at is null`,
  // For the erasure of a user's names.
  'create index deletions_by_subject on deletions (subject_kind, subject_id, subject_name)',
  'create index deletions_by_deleted_by on deletions (deleted_by, deleted_by_name)',
  'create index deletions_to_settle on deletions (settled_at, id) where settled_at is null and purged_at is null',
];
