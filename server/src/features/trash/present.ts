import {
  type TrashCounts,
  type TrashEntry,
  type TrashKind,
  trashKind,
} from '@portal/contract/trash';
import type { DeletionRow } from '../deletions/service.ts';

/** `counted` are the numbers that are not stored with the deletion. */
export function presentEntry(row: DeletionRow, counted: TrashCounts): TrashEntry {
  return {
    deletionId: row.id,
    kind: kindOf(row),
    subjectId: row.subject_id,
    name: row.subject_name,
    company: companyOf(row),
    deletedBy: { id: row.deleted_by, name: row.deleted_by_name },
    deletedAt: new Date(row.deleted_at).toISOString(),
    purgeAt: new Date(row.purge_at).toISOString(),
    counts: { ...(JSON.parse(row.counts) as TrashCounts), ...counted },
  };
}

export const kindOf = ({ subject_kind }: { readonly subject_kind: string }): TrashKind =>
  trashKind.parse(subject_kind);

interface NamedCompany {
  readonly company_id: number | null;
  readonly company_name: string | null;
}

export function companyOf({ company_id: id, company_name: name }: NamedCompany) {
  return id === null || name === null ? null : { id, name };
}
