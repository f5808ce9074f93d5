/**
 * Requirements: who must take a module, by when, and for how long a completion counts. All dates are civil dates in the
 * time zone of the company. A company without any rule has no standings.
 */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { done, groupRef, id, idParam, instant, optionalText, text } from './fields.ts';
import {
  COMPANY_DAYS_MAX,
  DUE_DAYS_MAX,
  GROUPS_PER_COMPANY_MAX,
  REASON_MAX,
  REASON_MIN,
  RECORDED_NOTE_MAX,
  REMINDERS_MAX,
  VALID_MONTHS_MAX,
} from './limits.ts';
import { issueText } from './reasons.ts';

/** Such as 2027-02-28. Only days that exist. */
export const civilDate = z.iso
  .date(issueText('dateInvalid'))
  .check(z.maxLength(10, issueText('dateInvalid')));

const FIRST_DAY = '1900-01-01';

/** A day that an admin enters from the past: not one with a mistyped year. */
export const enteredDate = civilDate.check(
  z.refine((day: string) => day >= FIRST_DAY, issueText('dateInvalid')),
);

/** From the worst to the best: a person's standing is the first of those of the person's modules. */
export const STANDING_STATES = [
  'overdue',
  'expired',
  'inGrace',
  'due',
  'renewalOpen',
  'open',
  'valid',
  // A trainee with both must take what is paused.
  'paused',
  'waived',
  'notRequired',
] as const;
export const standingState = z.enum(STANDING_STATES);
export type StandingState = z.infer<typeof standingState>;

/** How a trainee stands in a module, or in the worst of them, today. */
export const standingInShort = z.object({
  state: standingState,
  /** The last day in time, of the first completion or of the renewal; null without one. */
  dueOn: z.nullable(civilDate),
});
export type StandingInShort = z.infer<typeof standingInShort>;

export const standing = z.extend(standingInShort, {
  /** The last day on which the completion counts, or counted; null for ever, or without a completion. */
  validUntil: z.nullable(civilDate),
  /** The first day on which it can be renewed; null for never, or without a completion. */
  renewFrom: z.nullable(civilDate),
  /** The trainee has begun the renewal, and the earlier completion still counts or has expired. */
  renewing: z.boolean(),
  /** The last day of the pause of today; null without one. */
  pausedUntil: z.nullable(civilDate),
  /** Why the trainee has the module. */
  why: z.object({
    /**
     * - `company`: the module is for everyone of the company.
     * - `groups`: for the trainee's `groups`.
     * - `edition`: it must be taken again, for the `reason`.
     * - `recorded`: an earlier result was recorded.
     */
    because: z.enum(['company', 'groups', 'edition', 'recorded']),
    groups: z.array(z.string()),
    /** That of the edition; otherwise null. */
    reason: z.nullable(z.string()),
    /** Since when it must be taken again; otherwise null. */
    since: z.nullable(civilDate),
  }),
});
export type Standing = z.infer<typeof standing>;

const days = (min: number, max: number) => {
  const problem = issueText('daysInvalid', { min, max });
  return z.int(problem).check(z.minimum(min, problem), z.maximum(max, problem));
};
const MONTHS_INVALID = issueText('monthsInvalid', { max: VALID_MONTHS_MAX });
const REASON_SHORT = issueText('reasonTooShort', { min: REASON_MIN });

export const longReason = text(REASON_MAX, REASON_SHORT).check(
  z.minLength(REASON_MIN, REASON_SHORT),
);

const byId = z.object({ id: idParam });

export const companyRequirements = z.object({
  /** Days in which a module is due that has no number of its own; null for none. */
  dueDays: z.nullable(days(0, DUE_DAYS_MAX)),
  /** Days after the due date before a module counts as overdue. */
  graceDays: days(0, COMPANY_DAYS_MAX),
  /** Days before the end of its validity in which a completion can be renewed. */
  renewalDays: days(0, COMPANY_DAYS_MAX),
  /** Days before a due date on which its trainee is reminded, each once. */
  reminderDays: z.array(days(1, COMPANY_DAYS_MAX)).check(
    z.maxLength(REMINDERS_MAX, issueText('tooManyReminders', { max: REMINDERS_MAX })),
    z.refine((all) => new Set(all).size === all.length, issueText('remindersTwice')),
  ),
  /** The day on which admins get their summary; 1 is Monday. */
  digestWeekday: z.int().check(z.minimum(1), z.maximum(7)),
});
export type CompanyRequirements = z.infer<typeof companyRequirements>;

/** The rules of a company for modules without rules of their own, and whether there is any rule. */
export const companyRules = z.extend(companyRequirements, {
  /** The company or one of its modules has a rule: without any, nothing about requirements is shown. */
  hasRules: z.boolean(),
});
export type CompanyRules = z.infer<typeof companyRules>;

export const getCompanyRequirements = call({
  name: 'getCompanyRequirements',
  method: 'GET',
  path: '/admin/companies/:id/requirements',
  access: 'admin',
  reach: 'company',
  right: 'read',
  by: { company: 'id' },
  summary: 'The rules of a company for modules without rules of their own.',
  params: byId,
  response: companyRules,
  errors: ['NOT_FOUND'],
});

export const updateCompanyRequirements = call({
  name: 'updateCompanyRequirements',
  method: 'PUT',
  path: '/admin/companies/:id/requirements',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { company: 'id' },
  summary: 'Changes the rules of a company.',
  params: byId,
  body: companyRequirements,
  response: companyRules,
  errors: ['NOT_FOUND'],
});

/** `everyone` of the company, or the members of these groups. */
const audience = <S extends z.ZodMiniType>(groups: S) => z.union([z.literal('everyone'), groups]);

/** From when the rules of a module count: since they apply to each trainee, or at the earliest from a day. */
const countFrom = z.union([z.enum(['today', 'applied']), enteredDate]);

export const moduleEdition = z.object({
  number: z.int(),
  /** Until this day, earlier completions count. */
  by: civilDate,
  reason: z.string(),
  /** The name of the admin; null if unknown. */
  madeBy: z.nullable(z.string()),
  madeAt: instant,
});

export const moduleRequirement = z.object({
  audience: audience(z.array(groupRef)),
  /** Days after the module is required; null for those of the company. */
  dueDays: z.nullable(z.int()),
  /** The months for which a completion counts; null for ever. */
  validMonths: z.nullable(z.int()),
  /** A day from which the rules count at the earliest; `applied` for since they apply to each trainee. */
  countFrom: z.union([z.literal('applied'), civilDate]),
  /** 1 until it must be taken again. */
  edition: z.int(),
  /** Newest first. */
  editions: z.array(moduleEdition),
  /** The trainees who have completed the module, in any edition. */
  completed: z.int(),
});
export type ModuleRequirement = z.infer<typeof moduleRequirement>;

export const getModuleRequirement = call({
  name: 'getModuleRequirement',
  method: 'GET',
  path: '/admin/modules/:id/requirement',
  access: 'admin',
  reach: 'company',
  right: 'read',
  by: { module: 'id' },
  summary: 'Who must take a module, by when, and for how long it counts.',
  params: byId,
  response: moduleRequirement,
  errors: ['NOT_FOUND'],
});

/** Some trainees: all are counted, the first ones by name are named. */
const someTrainees = z.object({ count: z.int(), names: z.array(z.string()) });

/** The trainees whom a change of the rules of a module hits. */
export const requirementHits = z.object({
  /** Those who get the module. */
  added: someTrainees,
  /** Those who lose it and have not begun it. */
  removed: someTrainees,
  /** Those who lose it and have begun or completed it, which stays in their progress. */
  removedBegun: someTrainees,
  /** Those who are overdue today with the change. */
  overdue: someTrainees,
  /** The part of `overdue` that is not overdue if the rules count from today. */
  overdueByPast: someTrainees,
  /** Those whose completion has expired today with the change. */
  expired: someTrainees,
});
export type RequirementHits = z.infer<typeof requirementHits>;

export const requirementForm = z.object({
  audience: audience(
    z
      .array(id)
      .check(
        z.maxLength(
          GROUPS_PER_COMPANY_MAX,
          issueText('tooManyAudienceGroups', { max: GROUPS_PER_COMPANY_MAX }),
        ),
      ),
  ),
  dueDays: z.nullable(days(0, DUE_DAYS_MAX)),
  validMonths: z.nullable(
    z
      .int(MONTHS_INVALID)
      .check(z.minimum(1, MONTHS_INVALID), z.maximum(VALID_MONTHS_MAX, MONTHS_INVALID)),
  ),
  countFrom,
  /** The change that this one takes back, as the answer to it has named it. */
  undoes: z.optional(id),
});
export type RequirementForm = z.infer<typeof requirementForm>;

export const updateModuleRequirement = call({
  name: 'updateModuleRequirement',
  method: 'PUT',
  path: '/admin/modules/:id/requirement',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { module: 'id' },
  summary:
    'Changes who must take a module, by when, and for how long it counts. With `preview`, it answers whom the change would hit and changes nothing. An undo is refused with `CONFLICT` if the change that it names is older than a minute.',
  params: byId,
  query: z.object({ preview: z.optional(z.enum(['true', 'false'])) }),
  body: requirementForm,
  response: z.object({
    requirement: moduleRequirement,
    hits: requirementHits,
    /** Named by the undo; null for a preview, and if the change can complete no training. */
    changeId: z.nullable(id),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const createModuleEdition = call({
  name: 'createModuleEdition',
  method: 'POST',
  path: '/admin/modules/:id/edition',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { module: 'id' },
  summary:
    'The module must be taken again: completions of its earlier editions count until the day `by`. All concerned read the reason.',
  params: byId,
  body: z.object({ by: civilDate, reason: longReason }),
  status: 201,
  response: moduleRequirement,
  errors: ['NOT_FOUND'],
});

export const EXCEPTION_KINDS = ['extend', 'waive', 'pause'] as const;
export const exceptionKind = z.enum(EXCEPTION_KINDS);
export type ExceptionKind = z.infer<typeof exceptionKind>;

export const requirementException = z.object({
  id,
  /** Null for all modules. */
  module: z.nullable(z.object({ id, name: z.string() })),
  kind: exceptionKind,
  /** The first day of a pause; otherwise null. */
  from: z.nullable(civilDate),
  /** The last day of a pause, or the day to which it is extended; null for a waiver. */
  until: z.nullable(civilDate),
  reason: z.string(),
  /** The name of the admin; null if unknown. */
  madeBy: z.nullable(z.string()),
  madeAt: instant,
});
export type RequirementException = z.infer<typeof requirementException>;

const exceptionFields = {
  /** Null for all modules. */
  moduleId: z.nullable(id),
  from: z.optional(civilDate),
  until: z.optional(civilDate),
  reason: longReason,
};

/** An exception of a kind that is known otherwise. */
export const exceptionTerms = z.object(exceptionFields);
export type ExceptionTerms = z.infer<typeof exceptionTerms>;

type ExceptionDates = Pick<ExceptionTerms, 'from' | 'until'> & { readonly kind: ExceptionKind };

/** A pause has both dates, an extension the last one, a waiver none. */
export const EXCEPTION_DATES = [
  {
    field: 'from',
    error: issueText('onlyPauseHasFrom'),
    isMet: ({ kind, from }: ExceptionDates) => (kind === 'pause') === (from !== undefined),
  },
  {
    field: 'until',
    error: issueText('untilNeeded'),
    isMet: ({ kind, until }: ExceptionDates) => (kind !== 'waive') === (until !== undefined),
  },
  {
    field: 'until',
    error: issueText('untilBeforeFrom'),
    isMet: ({ from, until }: ExceptionDates) =>
      from === undefined || until === undefined || from <= until,
  },
] as const;

export const exceptionForm = z
  .object({ ...exceptionFields, kind: exceptionKind })
  .check(
    ...EXCEPTION_DATES.map(({ field, error, isMet }) =>
      z.refine<ExceptionDates>(isMet, { path: [field], error }),
    ),
  );
export type ExceptionForm = z.infer<typeof exceptionForm>;

export const createException = call({
  name: 'createException',
  method: 'POST',
  path: '/admin/trainees/:id/exceptions',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary: 'Extends, waives or pauses what a trainee must take, for one module or all.',
  params: byId,
  body: exceptionForm,
  status: 201,
  response: requirementException,
  errors: ['NOT_FOUND'],
});

export const endException = call({
  name: 'endException',
  method: 'DELETE',
  path: '/admin/trainees/:id/exceptions/:exceptionId',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary: 'Ends an exception. Answers the same if it has ended.',
  params: z.extend(byId, { exceptionId: idParam }),
  response: done,
  errors: ['NOT_FOUND'],
});

export const recordedResultForm = z.object({
  moduleId: id,
  completedOn: enteredDate,
  /** Null for ever. */
  validUntil: z.nullable(civilDate),
  note: optionalText(RECORDED_NOTE_MAX),
});
export type RecordedResultForm = z.infer<typeof recordedResultForm>;

/** A completion of a module: in the portal, or recorded by an admin. */
export const completion = z.object({
  on: civilDate,
  /** Null for ever. */
  validUntil: z.nullable(civilDate),
  /** The number of the run in which it was earned; null for a recorded one. */
  runNumber: z.nullable(z.int()),
  recorded: z.nullable(
    z.object({
      id,
      /** The name of the admin; null if unknown. */
      by: z.nullable(z.string()),
      at: instant,
      note: z.string(),
    }),
  ),
});
export type Completion = z.infer<typeof completion>;

export const recordResult = call({
  name: 'recordResult',
  method: 'POST',
  path: '/admin/trainees/:id/recorded-results',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary:
    'Records a completion from outside the portal. It counts until its own day, and is never shown as watched. Refused with `CONFLICT` if one of the same day is recorded.',
  params: byId,
  body: recordedResultForm,
  status: 201,
  response: completion,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const withdrawResult = call({
  name: 'withdrawResult',
  method: 'DELETE',
  path: '/admin/trainees/:id/recorded-results/:resultId',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary: 'Withdraws a recorded result. Answers the same if it is withdrawn.',
  params: z.extend(byId, { resultId: idParam }),
  response: done,
  errors: ['NOT_FOUND'],
});

/** An event in the history of a module for one trainee. */
export const requirementEvent = z.object({
  on: civilDate,
  kind: z.enum([
    'required',
    'due',
    'extended',
    'waived',
    'paused',
    'ended',
    'edition',
    'completed',
    'recorded',
    'renewed',
    'expired',
  ]),
  /** The name of the admin who did it; null for the trainee or the portal. */
  by: z.nullable(z.string()),
  /** The reason or note; null without one. */
  reason: z.nullable(z.string()),
  /** To which day it was extended or paused, counts, or must be taken again; null without one. */
  until: z.nullable(civilDate),
  /** The number of the run of a completion; otherwise null. */
  runNumber: z.nullable(z.int()),
});
export type RequirementEvent = z.infer<typeof requirementEvent>;

/** How a trainee stands in a module, with all completions. */
export const ownRequirement = z.object({
  moduleId: id,
  moduleName: z.string(),
  standing,
  /** Newest first. */
  completions: z.array(completion),
});
export type OwnRequirement = z.infer<typeof ownRequirement>;

export const traineeRequirements = z.object({
  /** Those that stand. */
  exceptions: z.array(requirementException),
  /** In training order; then those that are no longer required. */
  modules: z.array(
    z.extend(ownRequirement, {
      /** Oldest first. */
      events: z.array(requirementEvent),
    }),
  ),
});
export type TraineeRequirements = z.infer<typeof traineeRequirements>;

export const getTraineeRequirements = call({
  name: 'getTraineeRequirements',
  method: 'GET',
  path: '/admin/trainees/:id/requirements',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { trainee: 'id' },
  summary:
    'What a trainee must take, with all that happened to it; null without rules of the company.',
  params: byId,
  response: z.nullable(traineeRequirements),
  errors: ['NOT_FOUND'],
});

export const listOwnRequirements = call({
  name: 'listOwnRequirements',
  method: 'GET',
  path: '/trainee/requirements',
  access: 'trainee',
  scope: 'own',
  summary:
    'The standing of the trainee in each module with all completions, those that are no longer required too; empty without rules of the company.',
  response: z.array(ownRequirement),
});

export const renewModule = call({
  name: 'renewModule',
  method: 'POST',
  path: '/trainee/modules/:id/renew',
  access: 'trainee',
  summary:
    'Starts the renewal of all modules that can be renewed or have expired, in a new run that keeps the rest. The earlier completions count until their end. Repeated, it answers the same.',
  params: byId,
  body: z.object({}),
  response: z.object({ runNumber: z.int(), moduleIds: z.array(id) }),
  errors: ['NOT_FOUND', 'NOTHING_TO_RENEW'],
});
