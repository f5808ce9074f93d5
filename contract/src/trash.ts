/** The trash: deleted companies, modules, trainees and admins that can still be restored. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  companyName,
  companyRef,
  countParam,
  done,
  doneWithMessage,
  email,
  id,
  idParam,
  instant,
  searchParam,
} from './fields.ts';
import { nextCursor } from './headers.ts';
import { PAGE_SIZE_MAX } from './limits.ts';

/** The answer of a deletion. `deletionId` restores it; null where the trash is switched off. */
export const deleted = z.extend(doneWithMessage, { deletionId: z.nullable(id) });

export const trashKind = z.enum(['company', 'module', 'group', 'trainee', 'admin']);
export type TrashKind = z.infer<typeof trashKind>;

/** The numbers of rows that depend on the deleted subject; a key without meaning for the subject is absent. */
export const trashCounts = z.object({
  trainees: z.optional(z.int()),
  modules: z.optional(z.int()),
  videos: z.optional(z.int()),
  questions: z.optional(z.int()),
  /** Passed modules. */
  results: z.optional(z.int()),
  attempts: z.optional(z.int()),
  helpRequests: z.optional(z.int()),
  feedback: z.optional(z.int()),
});
export type TrashCounts = z.infer<typeof trashCounts>;

/** Without an id it is the command line or the portal itself. */
const deletingUser = z.object({ id: z.nullable(id), name: z.string() });

export const trashEntry = z.object({
  deletionId: id,
  kind: trashKind,
  /** Null for several trainees that were deleted at once. */
  subjectId: z.nullable(id),
  /** Name at the time of the deletion; empty for several trainees, whose number is in `counts`. */
  name: z.string(),
  /** The company of a module, group or trainee; null for a company, and for trainees of several companies. */
  company: z.nullable(companyRef),
  deletedBy: deletingUser,
  deletedAt: instant,
  /** When it is deleted for good. */
  purgeAt: instant,
  counts: trashCounts,
});
export type TrashEntry = z.infer<typeof trashEntry>;

const byId = z.object({ deletionId: idParam });

export const listTrash = call({
  name: 'listTrash',
  method: 'GET',
  path: '/admin/trash',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'list',
  summary:
    'What was deleted and can be restored, newest first; for a limited admin the own deletions in reach. `X-Next-Cursor` is the start of the next page, and absent on the last one.',
  query: z.object({
    kind: z.optional(trashKind),
    companyId: z.optional(idParam),
    search: z.optional(searchParam),
    cursor: z.optional(idParam),
    pageSize: z.optional(countParam(PAGE_SIZE_MAX)),
  }),
  response: z.array(trashEntry),
  headers: { next: nextCursor(idParam) },
});

/** A trainee in the trash with the email of a person to be added; in `details.people` of a refusal with `IN_TRASH`. */
export const deletedPerson = z.object({
  userId: id,
  name: z.string(),
  email: z.string(),
  company: companyRef,
  /** That of the company if it has hidden the trainee. */
  deletionId: id,
  deletedAt: instant,
  deletedBy: deletingUser,
  purgeAt: instant,
  /** Passed modules, in all runs. */
  results: z.int(),
  attempts: z.int(),
  /** False if the company is in the trash itself: it is to be restored first. */
  isRestorable: z.boolean(),
});
export type DeletedPerson = z.infer<typeof deletedPerson>;

/**
 * The account that uses the email of one person now; in `details.takenBy` of a refusal with `EMAIL_TAKEN`, if the admin
 * reaches it.
 */
export const emailHolder = z.object({
  userId: id,
  name: z.string(),
  /** A deleted trainee can be merged with this trainee. */
  isTrainee: z.boolean(),
});
export type EmailHolder = z.infer<typeof emailHolder>;

/** People whose email another account uses now; in `details.people` of a refusal with `EMAIL_TAKEN`. */
export const restoreConflict = z.object({ userId: id, name: z.string(), email: z.string() });
export type RestoreConflict = z.infer<typeof restoreConflict>;

/** The outcome of a restore that is more than the record as it was. */
const restoreOutcome = z.discriminatedUnion('kind', [
  /** Some of the trainees stayed in the trash. */
  z.object({
    kind: z.literal('partly'),
    /** The number of those who were restored; null if their company was restored. */
    restored: z.nullable(z.int()),
    remaining: z.int(),
  }),
  /** The results of the deleted trainee were added to those of another one. */
  z.object({ kind: z.literal('merged'), name: z.string(), into: z.string() }),
]);

export const restoreFromTrash = call({
  name: 'restoreFromTrash',
  method: 'POST',
  path: '/admin/trash/:deletionId/restore',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { deletion: 'deletionId' },
  summary:
    'Restores a deletion as it was, or one trainee of it. Refused with `EMAIL_TAKEN` (`details.people`, `details.count`, for one person `details.takenBy`), `NAME_TAKEN`, or `COMPANY_DELETED` (`details.deletionId`, `details.companyName`): the company is to be restored first.',
  params: byId,
  body: z.object({
    /** For one trainee or admin whose email is taken: another email. */
    email: z.optional(email),
    /** For a company whose name is taken: another name. */
    name: z.optional(companyName),
    /** Only this one of several trainees who were deleted at once. */
    userId: z.optional(id),
    /**
     * For one trainee whose email this trainee uses now: the runs come before those of this trainee, who also gets the
     * feedback on modules without feedback of their own. Cannot be undone.
     */
    mergeInto: z.optional(id),
    /** For a company or several trainees: people whose email is taken stay in the trash, as a deletion of their own. */
    leaveConflicts: z.optional(z.boolean()),
  }),
  response: z.extend(doneWithMessage, {
    /** The deletion that holds the people who stayed in the trash, or null. */
    remainingDeletionId: z.nullable(id),
    outcome: z.optional(restoreOutcome),
  }),
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'NAME_TAKEN', 'COMPANY_DELETED', 'CONFLICT'],
});

export const purgeFromTrash = call({
  name: 'purgeFromTrash',
  method: 'DELETE',
  path: '/admin/trash/:deletionId',
  access: 'admin',
  reach: 'portal',
  right: 'training',
  by: { deletion: 'deletionId' },
  summary: 'Deletes for good, in the background. Nothing of it can be restored from then on.',
  params: byId,
  response: done,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
