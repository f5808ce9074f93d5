import * as z from 'zod/mini';
import { call } from './call.ts';
import { companyRef, countParam, id, idParam, instant, searchParam } from './fields.ts';
import { nextCursor } from './headers.ts';
import { PAGE_SIZE_MAX } from './limits.ts';

/** All changes that admins can make, a user's change of the own name, and background work that fails for an hour. */
export const activityAction = z.enum([
  'admin.created',
  'admin.updated',
  'admin.invited',
  'admin.accepted',
  'admin.deleted',
  'admin.restored',
  'admin.purged',
  'company.created',
  'company.updated',
  'company.settings-changed',
  'company.deleted',
  'company.restored',
  'company.purged',
  'module.created',
  'module.updated',
  'module.deleted',
  'module.restored',
  'module.purged',
  'module.reordered',
  'module.video-uploaded',
  'module.video-replaced',
  'module.captions-saved',
  'module.captions-removed',
  'module.poster-saved',
  'module.poster-removed',
  'module.questions-saved',
  'trainee.created',
  'trainee.updated',
  'trainee.deleted',
  'trainee.restored',
  'trainee.merged',
  'trainee.purged',
  'trainee.run-started',
  'trainee.quiz-opened',
  'trainee.imported',
  'trainee.link-sent',
  'trainees.deleted',
  'trainees.moved',
  'trainees.invited',
  'trainees.runs-started',
  'trainees.undone',
  'progress.exported',
  'report.exported',
  'activity.exported',
  'help.updated',
  'help.closed',
  'help.closing-undone',
  'portal.work-failing',
]);
export type ActivityAction = z.infer<typeof activityAction>;

export const activityKind = z.enum(['admin', 'company', 'module', 'trainee', 'help', 'portal']);
export type ActivityKind = z.infer<typeof activityKind>;

/** The changed fields by their labels. Long texts are shortened. Secrets are never included. */
export const activityFields = z.record(
  z.string(),
  z.nullable(z.union([z.string(), z.number(), z.boolean()])),
);
export type ActivityFields = z.infer<typeof activityFields>;

/** Names are those at the time of the change, also after a rename or deletion. */
export const activity = z.object({
  id,
  at: instant,
  /** Null for the command line and the portal itself, which have a name only. */
  actor: z.object({ id: z.nullable(id), name: z.string() }),
  action: activityAction,
  /** Null when many subjects were changed at once. */
  subject: z.object({ kind: activityKind, id: z.nullable(id), name: z.string() }),
  company: z.nullable(companyRef),
  before: z.nullable(activityFields),
  after: z.nullable(activityFields),
  /** The job of an action on many trainees, whose items name them. */
  jobId: z.nullable(id),
});
export type Activity = z.infer<typeof activity>;

export const listActivity = call({
  name: 'listActivity',
  method: 'GET',
  path: '/admin/activity',
  access: 'admin',
  summary:
    'Changes by admins, newest first. `X-Next-Cursor` is the start of the next page, and absent on the last one. In a search for frequent words a page may be short or empty before the last one.',
  query: z.object({
    /** Prefixes of words. All of them must occur in the names of actor, subject or company. */
    search: z.optional(searchParam),
    action: z.optional(activityAction),
    company: z.optional(idParam),
    /** Changes at this time or later. */
    from: z.optional(instant),
    /** Changes before this time. */
    to: z.optional(instant),
    cursor: z.optional(idParam),
    pageSize: z.optional(countParam(PAGE_SIZE_MAX)),
  }),
  response: z.array(activity),
  headers: { next: nextCursor(idParam) },
});
