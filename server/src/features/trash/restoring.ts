import type { CallArguments } from '@portal/contract/call';
import { because } from '@portal/contract/reasons';
import type { restoreFromTrash } from '@portal/contract/trash';
import type { Db } from '#server/platform/database/schema.ts';
import type { Actor, FieldsToRecord } from '../activity/service.ts';
import type { Deletion, Remaining } from '../deletions/service.ts';

export const NOT_IN_TRASH = because('notInTrash');

export type RestoreOptions = CallArguments<typeof restoreFromTrash>['body'];

/** A deletion that is restored in one transaction. */
export interface Restoring {
  readonly tx: Db;
  readonly actor: Actor;
  readonly deletion: Deletion;
  readonly options: RestoreOptions;
}

export interface Restored {
  /** The trainees to be announced; those of a company are announced in the background. */
  readonly userIds: readonly number[];
  /** The trainees who stay in the trash; null without any. */
  readonly remaining: Remaining | null;
  /** Further fields of the activity record. */
  readonly after?: FieldsToRecord;
}
