import type { CallArguments } from '@portal/contract/call';
import type { restoreFromTrash } from '@portal/contract/trash';
import type { Db } from '#server/platform/database/schema.ts';
import type { FieldsToRecord } from '../activity/service.ts';
import type { Deletion } from './steps.ts';

export const NOT_IN_TRASH = 'This is not in the trash any more.';

export type RestoreOptions = CallArguments<typeof restoreFromTrash>['body'];

/** A deletion that is restored in one transaction. */
export interface Restoring {
  readonly tx: Db;
  readonly deletion: Deletion;
  readonly options: RestoreOptions;
}

export interface Restored {
  /** The trainees to be announced; those of a company are announced in the background. */
  readonly userIds: readonly number[];
  /** The deletion of those who stay in the trash; null without any. */
  readonly remainingDeletionId: number | null;
  /** Further fields of the activity record. */
  readonly after?: FieldsToRecord;
}
