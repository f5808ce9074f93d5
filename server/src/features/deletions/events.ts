/** Published when something was deleted, restored or purged, and when the figures of others have followed. */
export const TRASH_CHANGED = 'trash.changed';
export type TrashChanged = {
  /** The admin who deleted it; null for the portal itself. */
  readonly userId: number | null;
  /** The company whose lists change; null for trainees and admins, who are announced themselves. */
  readonly companyId: number | null;
  /** The group of that company whose lists change; null for all of them. */
  readonly groupId: number | null;
};

interface Deleted {
  readonly subject_kind: string;
  readonly subject_id: number | null;
  readonly company_id: number | null;
  readonly deleted_by: number | null;
}

export function trashChangeOf({
  subject_kind: kind,
  subject_id,
  company_id,
  deleted_by: userId,
}: Deleted): TrashChanged {
  if (kind === 'company') return { userId, companyId: subject_id, groupId: null };
  if (kind === 'module') return { userId, companyId: company_id, groupId: null };
  if (kind === 'group') return { userId, companyId: company_id, groupId: subject_id };
  return { userId, companyId: null, groupId: null };
}
