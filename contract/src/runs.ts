/** Runs: the passages of a trainee through their company's training, and the quiz attempts in them. */
import * as z from 'zod/mini';
import { type CallResponse, call } from './call.ts';
import { device } from './devices.ts';
import { done, id, idParam, instant, seqParam } from './fields.ts';
import { nextCursor } from './headers.ts';
import { completingChange } from './notifications.ts';
import { traineeModuleProgress } from './trainees.ts';

export const run = z.object({
  /** 1 for a trainee's first run. */
  number: z.int(),
  startedAt: instant,
  completedAt: z.nullable(instant),
  /** When a newer run replaced it; null for the current run. */
  endedAt: z.nullable(instant),
  companyName: z.string(),
  /** Percent, one decimal. */
  overallProgress: z.number(),
});
export type Run = z.infer<typeof run>;

const resultModule = z.object({
  moduleName: z.string(),
  completedAt: instant,
  /** Best score in percent; null without a quiz. */
  score: z.nullable(z.int()),
});

/**
 * A completed run as its trainee sees it: as it was completed, whatever became of the modules, with the modules that were
 * added and passed since.
 */
export const trainingResult = z.object({
  number: z.int(),
  startedAt: instant,
  completedAt: instant,
  /** The change of modules that has completed the training; null if the trainee has passed the last module. */
  completedBy: z.nullable(completingChange),
  /** False for an earlier run. */
  isCurrent: z.boolean(),
  companyName: z.string(),
  /** Percent, rounded, over the modules with a quiz; null without any. */
  averageScore: z.nullable(z.int()),
  /** Accepted seconds. */
  totalTimeSpent: z.number(),
  modules: z.array(resultModule),
  /** Modules that were added after the completion and passed, by date; the figures above are without them. */
  addedModules: z.array(resultModule),
});
export type TrainingResult = z.infer<typeof trainingResult>;

export const listOwnResults = call({
  name: 'listOwnResults',
  method: 'GET',
  path: '/trainee/results',
  access: 'trainee',
  scope: 'own',
  summary: 'The caller’s completed runs, newest first; at most 50.',
  response: z.array(
    z.object({
      number: z.int(),
      completedAt: instant,
      isCurrent: z.boolean(),
      companyName: z.string(),
      completedBy: z.nullable(completingChange),
      /** False until the trainee has seen that a change has completed the training. */
      isSeen: z.boolean(),
    }),
  ),
});
export type OwnResult = CallResponse<typeof listOwnResults>[number];

export const markResultSeen = call({
  name: 'markResultSeen',
  method: 'POST',
  path: '/trainee/results/:number/seen',
  access: 'trainee',
  scope: 'own',
  summary: 'Marks the notice about a completed run as seen, on every device.',
  params: z.object({ number: idParam }),
  response: done,
  errors: ['NOT_FOUND'],
});

export const getOwnResult = call({
  name: 'getOwnResult',
  method: 'GET',
  path: '/trainee/results/:number',
  access: 'trainee',
  scope: 'own',
  summary: 'One completed run of the caller, with its modules.',
  params: z.object({ number: idParam }),
  response: trainingResult,
  errors: ['NOT_FOUND'],
});

const ofTrainee = z.object({ id: idParam });

export const listRuns = call({
  name: 'listRuns',
  method: 'GET',
  path: '/admin/trainees/:id/runs',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { trainee: 'id' },
  summary: 'A trainee’s runs, newest first: the first one is the current run.',
  params: ofTrainee,
  response: z.array(run),
  errors: ['NOT_FOUND'],
});

export const startRun = call({
  name: 'startRun',
  method: 'POST',
  path: '/admin/trainees/:id/runs',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary:
    'Starts a new run: the trainee begins with the first module, and the earlier results stay.',
  params: ofTrainee,
  body: z.object({
    /** The number of the current run as the admin saw it: refused with 409 if another one is current. */
    currentNumber: z.optional(z.int()),
  }),
  status: 201,
  response: run,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const runInDetail = z.extend(run, { moduleProgress: z.array(traineeModuleProgress) });
export type RunInDetail = z.infer<typeof runInDetail>;

const ofRun = z.object({ id: idParam, number: idParam });

export const getRun = call({
  name: 'getRun',
  method: 'GET',
  path: '/admin/trainees/:id/runs/:number',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { trainee: 'id' },
  summary: 'One run of a trainee, module by module. An ended run is shown as it was when it ended.',
  params: ofRun,
  response: runInDetail,
  errors: ['NOT_FOUND'],
});

export const attempt = z.object({
  id,
  /** 1 for the first try at the quiz in the run. */
  number: z.int(),
  at: instant,
  /** Percent, rounded; never the pass mark or more on a fail. */
  score: z.int(),
  pass: z.boolean(),
  /** The percent that passed at that time. */
  passMark: z.int(),
  /** The numbers of questions that were asked and that were answered correctly. */
  questionCount: z.int(),
  correctCount: z.int(),
  /** Score and numbers are those of the best try so far, not of this one; only for the trainee before a pass. */
  isBestSoFar: z.boolean(),
  /** False for attempts from before answers were kept. */
  hasAnswers: z.boolean(),
});
export type Attempt = z.infer<typeof attempt>;

/** An answer as it was given, with the question as it was worded then. */
export const attemptAnswer = z.object({
  questionId: id,
  question: z.string(),
  /** In the order in which this try showed them. */
  options: z.array(z.string()),
  /** Each try showed them in the same order. */
  fixedOrder: z.boolean(),
  /** The correct option. */
  answer: z.string(),
  explanation: z.string(),
  /** Null if the question was not answered. */
  chosen: z.nullable(z.string()),
  correct: z.boolean(),
});
export type AttemptAnswer = z.infer<typeof attemptAnswer>;

export const attemptWithAnswers = z.extend(attempt, {
  /** In the order of the try. */
  answers: z.array(attemptAnswer),
});
export type AttemptWithAnswers = z.infer<typeof attemptWithAnswers>;

const page = z.object({ cursor: z.optional(seqParam) });

export const listAttempts = call({
  name: 'listAttempts',
  method: 'GET',
  path: '/admin/trainees/:id/runs/:number/modules/:moduleId/attempts',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { trainee: 'id' },
  summary: 'The quiz attempts of a run in a module, newest first.',
  params: z.extend(ofRun, { moduleId: idParam }),
  query: page,
  response: z.array(attempt),
  headers: { next: nextCursor(seqParam) },
  errors: ['NOT_FOUND'],
});

export const watchingSession = z.object({
  /** The first opening of the module in the session. */
  startedAt: instant,
  /** The latest opening or report. */
  lastReportAt: instant,
  /** Accepted seconds. */
  seconds: z.number(),
  /** Bytes of the videos that the portal has sent; null if another server sends them. */
  filmBytes: z.nullable(z.int()),
  /** Null if unknown. */
  device: z.nullable(device),
});
export type WatchingSession = z.infer<typeof watchingSession>;

export const listWatchingSessions = call({
  name: 'listWatchingSessions',
  method: 'GET',
  path: '/admin/trainees/:id/runs/:number/modules/:moduleId/sessions',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { trainee: 'id' },
  summary: 'The login sessions in which the trainee opened a module in a run: the newest 100.',
  params: z.extend(ofRun, { moduleId: idParam }),
  response: z.array(watchingSession),
  errors: ['NOT_FOUND'],
});

export const attemptOfTrainee = z.object({
  id,
  moduleId: id,
  moduleName: z.string(),
  /** 1 for the first try at the quiz in the run. */
  number: z.int(),
  createdAt: instant,
  /** Percent, rounded; never the pass mark or more on a fail. */
  score: z.int(),
  pass: z.boolean(),
  /** The questions that were answered wrongly or not at all; empty for attempts from before answers were kept. */
  wrong: z.array(z.object({ question: z.string(), chosen: z.nullable(z.string()) })),
});
export type AttemptOfTrainee = z.infer<typeof attemptOfTrainee>;

export const listAttemptsOfTrainee = call({
  name: 'listAttemptsOfTrainee',
  method: 'GET',
  path: '/admin/trainees/:id/attempts',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { trainee: 'id' },
  summary: 'The quiz attempts of a trainee in one run, newest first.',
  params: ofTrainee,
  query: z.extend(page, {
    /** The number of the run; the current one if absent. */
    run: z.optional(idParam),
  }),
  response: z.array(attemptOfTrainee),
  headers: { next: nextCursor(seqParam) },
  errors: ['NOT_FOUND'],
});

export const unblockQuiz = call({
  name: 'unblockQuiz',
  method: 'POST',
  path: '/admin/trainees/:id/modules/:moduleId/unblock',
  access: 'admin',
  reach: 'group',
  right: 'people',
  by: { trainee: 'id' },
  summary:
    'Opens a quiz again for a trainee: ends a wait, and the failed tries of the current run do not count any more.',
  params: z.object({ id: idParam, moduleId: idParam }),
  response: done,
  errors: ['NOT_FOUND'],
});

export const getAttempt = call({
  name: 'getAttempt',
  method: 'GET',
  path: '/admin/attempts/:id',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { attempt: 'id' },
  summary: 'One quiz attempt with its answers.',
  params: z.object({ id: idParam }),
  response: attemptWithAnswers,
  errors: ['NOT_FOUND'],
});

export const listOwnAttempts = call({
  name: 'listOwnAttempts',
  method: 'GET',
  path: '/trainee/modules/:id/attempts',
  access: 'trainee',
  summary: 'The trainee’s own quiz attempts in a module in the current run, newest first.',
  params: ofTrainee,
  query: page,
  response: z.array(attempt),
  headers: { next: nextCursor(seqParam) },
  errors: ['NOT_FOUND', 'MODULE_LOCKED'],
});

export const getOwnAttempt = call({
  name: 'getOwnAttempt',
  method: 'GET',
  path: '/trainee/attempts/:id',
  access: 'trainee',
  scope: 'own',
  summary:
    'One of the trainee’s own quiz attempts in the current run with its answers, only after the quiz was passed.',
  params: z.object({ id: idParam }),
  response: attemptWithAnswers,
  errors: ['NOT_FOUND', 'QUIZ_NOT_PASSED'],
});
