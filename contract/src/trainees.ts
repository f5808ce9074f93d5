import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { call } from './call.ts';
import {
  chosenCompanyName,
  clientMadeId,
  countParam,
  doneWithMessage,
  email,
  groupFilter,
  groupParam,
  groupRef,
  id,
  idParam,
  instant,
  newPassword,
  person,
  personName,
  searchParam,
} from './fields.ts';
import { totalCount } from './headers.ts';
import { invitationRefusal, invitationRefusalReason } from './invitations.ts';
import { progressInModule } from './learning.ts';
import { GROUPS_PER_TRAINEE_MAX, PAGE_SIZE_MAX } from './limits.ts';
import { issueText } from './reasons.ts';
import { civilDate, standingInShort } from './requirements.ts';
import { TRAINING_STATUSES } from './rules.ts';
import { standingFilter } from './standing-filter.ts';
import { deleted } from './trash.ts';

export const calculatedProgress = z.object({
  /** Percent, one decimal. */
  overallProgress: z.number(),
  modulesCompleted: z.int(),
  totalModules: z.int(),
  averageScore: z.int(),
  /** Seconds. */
  totalTimeSpent: z.number(),
  /** The time of the trainee's last progress; null before the first module was opened. */
  lastUpdated: z.nullable(instant),
  /** The first opening of a module; null before. */
  firstOpenedAt: z.nullable(instant),
  /** When the training was completed; null before. The modules that are not completed then were added since. */
  trainingCompletedAt: z.nullable(instant),
});

export const trainingStatus = z.enum(TRAINING_STATUSES);

/** When a trainee has come into the portal. */
const joining = {
  createdAt: instant,
  /** The last invitation by mail; null for a trainee who was never invited so. */
  invitedAt: z.nullable(instant),
};

export const trainee = z.extend(person, {
  ...joining,
  calculatedProgress,
  /** In the current run. */
  status: trainingStatus,
  /** Has not completed the training, and done nothing in it for more than 7 days. */
  isStuck: z.boolean(),
  /** Why the mail server has refused the last invitation; null if it has not. */
  invitationRefused: z.nullable(invitationRefusalReason),
  groups: z.array(groupRef),
  /** The worst standing of the trainee's modules; null without any rule of the company. */
  standing: z.nullable(standingInShort),
  /** The last reminder of what is due, in the present company; null for never. */
  remindedAt: z.nullable(instant),
});
export type Trainee = z.infer<typeof trainee>;

/** A pass, with what was in force then, which may have changed since. */
export const passedModule = z.object({
  at: instant,
  /** The number of the try that passed; null if the module was passed without a quiz. */
  tryNumber: z.nullable(z.int()),
  /** Percent; null without a quiz. */
  passMark: z.nullable(z.int()),
  /** When the questions were last saved before the pass; null without a quiz, and if it was not recorded. */
  questionsSavedAt: z.nullable(instant),
  /** When the watched video was saved; null without a video, and if it was not recorded. */
  videoSavedAt: z.nullable(instant),
  /** Seconds, of all videos of the module together; 0 without a video, null if it was not recorded. */
  videoSeconds: z.nullable(z.number()),
});
export type PassedModule = z.infer<typeof passedModule>;

export const traineeModuleProgress = z.object({
  ...progressInModule.shape,
  isLocked: z.boolean(),
  /** The first opening; null before. */
  openedAt: z.nullable(instant),
  /** Accepted seconds. */
  timeSpent: z.number(),
  /** The furthest second of the videos that was reached without skipping. */
  watchedTo: z.number(),
  /** The server has accepted the video as watched, or the module has none. */
  videoCompleted: z.boolean(),
  /** Best score in percent; null without an attempt. */
  score: z.nullable(z.int()),
  /** The number of login sessions in which the trainee opened the module. */
  watchSessions: z.int(),
  /** Whether the portal has sent any part of the videos to the trainee; null if it is unknown, as with S3. */
  filmLoaded: z.nullable(z.boolean()),
  /** Null before the pass. */
  passed: z.nullable(passedModule),
  /**
   * The number of the run in which it was passed, if a renewal has taken the pass over into this one: its attempts and
   * sessions are those of that run. Otherwise null.
   */
  earnedInRun: z.nullable(z.int()),
});
export type TraineeModuleProgress = z.infer<typeof traineeModuleProgress>;

/** The tries of a trainee at a quiz in the current run. */
export const triesAtQuiz = z.object({
  moduleId: id,
  made: z.int(),
  /** Failed tries that count for waits and the limit: those since a pass, or since an admin opened the quiz again. */
  failed: z.int(),
  /** The number of the first passed try; null without one. */
  passedAtTry: z.nullable(z.int()),
  retryAt: z.nullable(instant),
  /** All tries are used: an admin must open the quiz again. */
  isBlocked: z.boolean(),
});
export type TriesAtQuiz = z.infer<typeof triesAtQuiz>;

const ofModule = { moduleName: z.string() };

/** Why a trainee does not get on: with the first module that is open and not completed. */
export const stuckReason = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('not-started'), ...ofModule }),
  /** Seconds. */
  z.object({
    reason: z.literal('not-watched'),
    ...ofModule,
    watchedTo: z.number(),
    videoDuration: z.number(),
  }),
  /** The trainee has not taken the quiz yet. */
  z.object({ reason: z.literal('no-try'), ...ofModule }),
  z.object({
    reason: z.literal('failed'),
    ...ofModule,
    /** Failed tries that count. */
    failed: z.int(),
    /** The beginning of the question that was answered wrongly most often; null without a wrong answer. */
    mostOftenWrong: z.nullable(z.string()),
    /** All tries are used: an admin must open the quiz again. */
    isBlocked: z.boolean(),
    /** When the next try is accepted; null if it need not wait. */
    retryAt: z.nullable(instant),
  }),
]);
export type StuckReason = z.infer<typeof stuckReason>;

export const traineeProgress = z.object({
  trainee: person,
  groups: z.array(groupRef),
  /** False until the trainee has chosen a password by the mailed invitation. */
  hasPassword: z.boolean(),
  /** Why the mail server has refused the last invitation; null if it has not. */
  invitationRefusal: z.nullable(invitationRefusal),
  /** The worst standing of the trainee's modules; null without any rule of the company. */
  standing: z.nullable(standingInShort),
  ...joining,
  ...calculatedProgress.shape,
  /**
   * Why the trainee does not get on; null for one who gets on: active within 7 days, and not held back after failed
   * tries. Null too if nothing is left to be done.
   */
  stuck: z.nullable(stuckReason),
  /** The quizzes at which the trainee has made a try. */
  tries: z.array(triesAtQuiz),
  moduleProgress: z.array(traineeModuleProgress),
});
export type TraineeProgress = z.infer<typeof traineeProgress>;

/** The fields of a trainee that an admin enters. */
export const traineeForm = z.object({
  name: personName,
  email,
  /** A new trainee without one is invited by mail to choose it. */
  password: z.optional(newPassword),
  companyName: chosenCompanyName,
  /** The groups of the company that the trainee is in, and no other; absent to leave them as they are. */
  groupIds: z.optional(
    z
      .array(id)
      .check(
        z.maxLength(
          GROUPS_PER_TRAINEE_MAX,
          issueText('tooManyGroupsChosen', { max: GROUPS_PER_TRAINEE_MAX }),
        ),
      ),
  ),
});
export type NewTrainee = z.output<typeof traineeForm>;

/**
 * `-` is the opposite order; trainees who were never active are the least active ones. `standing` begins with the worst,
 * `due` with the earliest date; trainees without a standing or a date are last, and first in the opposite order.
 */
export const traineeSort = z.enum([
  'name',
  '-name',
  'email',
  '-email',
  'newest',
  'oldest',
  'progress',
  '-progress',
  'score',
  '-score',
  'active',
  '-active',
  'standing',
  '-standing',
  'due',
  '-due',
]);

/**
 * A status, or `not-completed`: any status but `completed`, or `stuck`: not completed, and nothing done for more than 7
 * days. `invitation-refused` are those whose invitation the mail server has refused, whatever they have done in a module.
 */
export const statusFilter = z.enum([
  ...TRAINING_STATUSES,
  'not-completed',
  'stuck',
  'invitation-refused',
]);
export type StatusFilter = z.infer<typeof statusFilter>;

/** The trainees that a list shows: the parameters of `listTrainees` in a body. */
export const traineeFilter = z.object({
  search: z.optional(searchParam),
  company: z.optional(z.nullable(id)),
  group: z.optional(groupFilter),
  module: z.optional(id),
  status: z.optional(statusFilter),
  standing: z.optional(standingFilter),
  dueFrom: z.optional(civilDate),
  dueUntil: z.optional(civilDate),
});

const byId = z.object({ id: idParam });

export const listTrainees = call({
  name: 'listTrainees',
  method: 'GET',
  path: '/admin/trainees',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary:
    'Trainees with their progress. All of them without parameters; with `page` or `pageSize` one page, the count of all matches in `X-Total-Count`. With `module`, the trainees of its company, and `status` is that in the module.',
  query: z.object({
    search: z.optional(searchParam),
    company: z.optional(idParam),
    group: z.optional(groupParam),
    module: z.optional(idParam),
    status: z.optional(statusFilter),
    /** The worst standing of the trainee's modules. */
    standing: z.optional(standingFilter),
    /** Trainees with a due date from this day on. */
    dueFrom: z.optional(civilDate),
    /** Trainees with a due date up to this day. */
    dueUntil: z.optional(civilDate),
    page: z.optional(countParam(10_000_000)),
    pageSize: z.optional(countParam(PAGE_SIZE_MAX)),
    sort: z.optional(traineeSort),
  }),
  response: z.array(trainee),
  headers: { total: totalCount },
});

export const createTrainee = call({
  name: 'createTrainee',
  method: 'POST',
  path: '/admin/trainees',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: 'input',
  summary:
    'Adds a trainee. Without a password the trainee gets a mail with a link to choose one, as after an import. Refused with `IN_TRASH` (`details.people`) if the email belongs to a trainee in the trash, unless `asNew` is true. If the same `clientRequestId` is sent again with the email, the answer is the trainee whom it added.',
  body: z.extend(traineeForm, {
    /** Adds the person although a trainee in the trash has the email, who stays there. */
    asNew: z.optional(z.boolean()),
    /** Made by the client: a request that is sent again with it changes the trainee whom it has added. */
    clientRequestId: z.optional(clientMadeId('Not a request id')),
  }),
  status: 201,
  response: user,
  errors: ['EMAIL_TAKEN', 'IN_TRASH', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const updateTrainee = call({
  name: 'updateTrainee',
  method: 'PUT',
  path: '/admin/trainees/:id',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary:
    'Changes a trainee; absent fields stay. A new password ends their sessions. A trainee without a password is invited again at a new email.',
  params: byId,
  body: z.partial(traineeForm),
  response: user,
  errors: ['NOT_FOUND', 'EMAIL_TAKEN', 'UNAVAILABLE'],
});

/** An invitation is for a trainee without a password, a reset link for one who has a password. */
export const traineeLink = z.enum(['invitation', 'reset']);
export type TraineeLinkKind = z.infer<typeof traineeLink>;

export const sendTraineeLink = call({
  name: 'sendTraineeLink',
  method: 'POST',
  path: '/admin/trainees/:id/link',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary:
    'Mails a trainee another invitation, or a link to choose a new password. 409 if it is an invitation and the trainee has a password, or a reset link and the trainee has none.',
  params: byId,
  body: z.object({ kind: traineeLink }),
  response: doneWithMessage,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const deleteTrainee = call({
  name: 'deleteTrainee',
  method: 'DELETE',
  path: '/admin/trainees/:id',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary:
    'Moves a trainee with progress, attempts, help requests and feedback to the trash; sessions end at once.',
  params: byId,
  response: deleted,
  errors: ['NOT_FOUND'],
});

export const getTraineeProgress = call({
  name: 'getTraineeProgress',
  method: 'GET',
  path: '/admin/trainees/:id/progress',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { trainee: 'id' },
  summary: 'One trainee’s progress, module by module. Times in seconds.',
  params: byId,
  response: traineeProgress,
  errors: ['NOT_FOUND'],
});
