import * as z from 'zod/mini';
import { call } from './call.ts';
import { sentRefusal } from './errors.ts';
import { companyRef, countParam, id, idParam, instant, searchParam } from './fields.ts';
import { nextCursor } from './headers.ts';
import { PAGE_SIZE_MAX } from './limits.ts';
import { namedScope } from './reach.ts';

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
  'company.requirements-changed',
  'company.certificate-look-changed',
  'company.checkpoint-mail-changed',
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
  'module.requirement-changed',
  'module.edition-made',
  'group.created',
  'group.updated',
  'group.link-renewed',
  'group.deleted',
  'group.restored',
  'group.purged',
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
  'trainee.reminded',
  'trainee.exception-made',
  'trainee.exception-ended',
  'trainee.result-recorded',
  'trainee.result-withdrawn',
  'trainee.certificate-withdrawn',
  'trainee.certificate-reissued',
  'trainees.deleted',
  'trainees.moved',
  'trainees.invited',
  'trainees.runs-started',
  'trainees.reminded',
  'trainees.renewed',
  'trainees.added-to-group',
  'trainees.removed-from-group',
  'trainees.exceptions-made',
  'trainees.results-recorded',
  'trainees.undone',
  'progress.exported',
  'report.exported',
  'certificates.exported',
  'activity.exported',
  'help.updated',
  'help.closed',
  'help.closing-undone',
  'portal.ledger-check-started',
  'portal.ledger-check-cancelled',
  'portal.work-failing',
]);
export type ActivityAction = z.infer<typeof activityAction>;

export const activityKind = z.enum([
  'admin',
  'company',
  'module',
  'group',
  'trainee',
  'help',
  'portal',
]);
export type ActivityKind = z.infer<typeof activityKind>;

/** The facts that a change can name. Secrets are never among them. */
export const activityField = z.enum([
  'name',
  'email',
  'company',
  'groups',
  'logo',
  'language',
  // Settings of a company
  'signUp',
  'joinCode',
  'domains',
  'confirmEmail',
  'listed',
  'timeZone',
  'crossCompanyChat',
  // Modules
  'description',
  'passMark',
  'questionsDrawn',
  'triesMax',
  'order',
  'videos',
  'videoSeconds',
  'poster',
  'captions',
  'questions',
  'ownCertificate',
  // Requirements
  'audience',
  'dueDays',
  'validMonths',
  'countFrom',
  'edition',
  'graceDays',
  'renewalDays',
  'reminderDays',
  'digestWeekday',
  'exception',
  'from',
  'until',
  'reason',
  'completedOn',
  'validUntil',
  'note',
  // Certificates
  'certificate',
  'colour',
  'signatureLine',
  'signature',
  'checkpointMail',
  // Trainees
  'signIn',
  'mail',
  'invitedByMail',
  'group',
  'run',
  'module',
  'failedTries',
  'mergedTrainee',
  'mergedTraineeId',
  // Many trainees or help requests
  'trainees',
  'helpRequests',
  'results',
  'remainingTrainees',
  'chosen',
  'refused',
  'undoneJob',
  'notUndone',
  'cancelledBy',
  'problem',
  // Help requests
  'status',
  'adminNotes',
  'assignee',
  // Admins: `portal`, or the named scopes as JSON
  'reach',
  // Background work
  'task',
  'taskKey',
  'error',
  /** The number of further fields, which are not recorded. */
  'more',
]);
export type ActivityField = z.infer<typeof activityField>;

/** Each question of a quiz is a field with its number. */
const activityFieldKey = z.union([activityField, z.templateLiteral(['question ', z.int()])]);
export type ActivityFieldKey = z.infer<typeof activityFieldKey>;

/** A value that is a word of the portal is a code, such as a language or `old` and `new` for a logo. */
const activityValue = z.union([z.string(), z.number(), z.boolean(), z.null(), sentRefusal]);
export type ActivityValue = z.infer<typeof activityValue>;

/** Long texts are shortened. */
export const activityFields = z.partialRecord(activityFieldKey, activityValue);
export type ActivityFields = z.infer<typeof activityFields>;

/** The kinds of background work, of which `task` names one that fails. */
export const taskKind = z.enum([
  'deletion',
  'job',
  'module changes',
  'certificates',
  'ledger',
  'ledger check',
  'checkpoint mails',
  'standings',
  'mails',
  'reminders',
  'late summaries',
  'weekly reports',
  'compliance months',
  'media sweep',
  'video lengths',
  'expired uploads',
  'expired sessions',
  'unconfirmed sign-ups',
  'old jobs',
  'old refused mails',
  'old chat budgets',
  'failing work',
]);
export type TaskKind = z.infer<typeof taskKind>;

/** Names are those at the time of the change, also after a rename or deletion. */
export const activity = z.object({
  id,
  at: instant,
  /** Null for the command line and the portal itself, which have a name only. */
  actor: z.object({
    id: z.nullable(id),
    name: z.string(),
    /** The scopes of a limited admin then, as far as the caller sees them; null for one who saw everything. */
    scopes: z.nullable(z.array(namedScope)),
  }),
  action: activityAction,
  subject: z.object({
    kind: activityKind,
    /** Null for many at once, and for the portal. */
    id: z.nullable(id),
    /** Empty for many at once, for files about all companies and for background work. */
    name: z.string(),
    /** The number of trainees or help requests that were changed at once; otherwise null. */
    count: z.nullable(z.int()),
  }),
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
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary:
    'Changes by admins, newest first. A limited admin sees those of whole companies, or of the members of groups and the own ones. `X-Next-Cursor` is the start of the next page, and absent on the last one. In a search for frequent words a page may be short or empty before the last one.',
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
