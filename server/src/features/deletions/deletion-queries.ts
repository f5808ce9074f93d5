import type { CompanyRef } from '@portal/contract/fields';
import { searchKey } from '@portal/contract/text-keys';
import type { TrashCounts, TrashKind } from '@portal/contract/trash';
import type { Db } from '#server/platform/database/schema.ts';
import type { Actor } from '../activity/service.ts';

export interface NewDeletion {
  readonly kind: TrashKind;
  /** Null for several trainees at once. */
  readonly subjectId: number | null;
  /** The name of the subject; empty for several trainees. */
  readonly name: string;
  /** The company of a module or trainee; null for a company, an admin, and for trainees of several companies. */
  readonly company: CompanyRef | null;
  readonly actor: Actor;
  readonly counts: TrashCounts;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Returns the id. */
export async function insertDeletion(
  tx: Db,
  deletion: NewDeletion & { readonly purgeAt: number },
): Promise<number> {
  const { kind, subjectId, name, company, actor, counts, at, purgeAt } = deletion;
  const { id } = await tx
    .insertInto('deletions')
    .values({
      subject_kind: kind,
      subject_id: subjectId,
      subject_name: name,
      search_key: searchKey(name),
      company_id: company?.id ?? null,
      company_name: company?.name ?? null,
      deleted_by: actor.id,
      deleted_by_name: actor.name,
      deleted_at: at,
      purge_at: purgeAt,
      // A trainee's sessions and feedback are few; those of a company or module are processed in the background.
      settled_at: kind === 'trainee' ? at : null,
      counts: JSON.stringify(counts),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
