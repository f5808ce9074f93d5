import * as z from 'zod/mini';
import { call } from './call.ts';
import { clientMadeId, done, id, idParam, instant } from './fields.ts';
import { ID_DIGITS_MAX, OPTION_MAX, QUESTIONS_MAX } from './limits.ts';
import { issueText } from './reasons.ts';
import { civilDate, standing } from './requirements.ts';
import { video } from './videos.ts';

/** A trainee's progress in a module, as both trainees and admins see it. */
export const progressInModule = z.object({
  moduleId: id,
  moduleName: z.string(),
  /** Seconds, of all videos of the module together. */
  videoDuration: z.number(),
  questionCount: z.int(),
  /** Percent of correct answers that passes the quiz. */
  passMark: z.int(),
  /** The module is completed, and the completion counts. */
  pass: z.boolean(),
  /** Null without any rule of the company. */
  standing: z.nullable(standing),
});

export const moduleProgress = z.object({
  ...progressInModule.shape,
  description: z.string(),
  /** A video of the module has a poster: {@link listPosters} has its address. */
  hasPoster: z.boolean(),
  completed: z.boolean(),
  /** {@link renewModule} renews it: it was completed, and its end has come or is near. */
  canRenew: z.boolean(),
  unlocked: z.boolean(),
  /** Best score in percent, rounded; never the pass mark or more on a fail. */
  marksObtained: z.int(),
  /** At least one try at the quiz was made in this run. */
  quizTried: z.boolean(),
  /** A try of this run has passed the quiz. A module that was completed before it had a quiz has none. */
  quizPassed: z.boolean(),
  /** The time when the next try at the quiz is accepted; null, or in the past, if a try is accepted now. */
  retryAt: z.nullable(instant),
  /** Tries left before an admin must open the quiz again; null without a limit. */
  triesLeft: z.nullable(z.int()),
  /** The server has accepted the video as watched, or the module has none. */
  videoCompleted: z.boolean(),
  /** Accepted seconds. */
  timeSpentOnVideo: z.number(),
  /** The furthest second of the videos that was reached without skipping. */
  watchedTo: z.number(),
  /** The second of the module's videos at which to continue. */
  position: z.number(),
  /** The module to finish first; null if this one is unlocked. */
  blockedBy: z.nullable(z.object({ moduleId: id, moduleName: z.string() })),
});
export type ModuleProgress = z.infer<typeof moduleProgress>;

export const dashboard = z.object({
  /** Percent, one decimal. */
  overallProgress: z.number(),
  modulesCompleted: z.int(),
  totalModules: z.int(),
  /** Percent, rounded, over the modules that have questions. */
  averageScore: z.int(),
  /** Minutes here, seconds in every other call (docs/specification-notes.md#28). */
  totalTimeSpent: z.int(),
  /** The first module that is unlocked and not completed; null if there is none. */
  currentModule: z.nullable(z.object({ moduleId: id, moduleName: z.string() })),
  moduleProgress: z.array(moduleProgress),
  /** When the current run was started, if the trainee has had an earlier one in the company; otherwise null. */
  restartedAt: z.nullable(instant),
  /**
   * When all modules of the current run were completed for the first time; null before. Modules that are added later do
   * not take it back.
   */
  trainingCompletedAt: z.nullable(instant),
  /** An earlier run in the company was completed. */
  hasEarlierResult: z.boolean(),
  /** Today in the company's time zone, from which standings are; null without any rule of the company. */
  today: z.nullable(civilDate),
});
export type Dashboard = z.infer<typeof dashboard>;

/** A question as a trainee sees it, without its answer and explanation. */
export const quizQuestion = z.object({
  id,
  question: z.string(),
  options: z.array(z.string()),
  /** Each try shows the options in the same order, because some of them refer to others. */
  fixedOrder: z.boolean(),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;

/**
 * A question with its correct answer, its explanation and the trainee's own answer, only for trainees who have passed
 * the quiz.
 */
export const reviewedAnswer = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  explanation: z.string(),
  /** The option that the trainee chose; null for none. Absent for a pass from before answers were kept. */
  chosen: z.optional(z.nullable(z.string())),
});
export type ReviewedAnswer = z.infer<typeof reviewedAnswer>;

export const trainingModule = z.object({
  id,
  /** The run in which the trainee opens the module; sent back with watch reports and answers. */
  runId: id,
  name: z.string(),
  description: z.string(),
  completed: z.boolean(),
  /** When the training was completed, before the module was added if it is not completed; null before. */
  trainingCompletedAt: z.nullable(instant),
  /** Best score in percent; null before the first attempt. */
  score: z.nullable(z.int()),
  pass: z.boolean(),
  /** The server has accepted the video as watched, or the module has none. */
  videoCompleted: z.boolean(),
  /** Accepted seconds. */
  timeSpent: z.number(),
  /** The second of the module's videos at which to continue. */
  position: z.number(),
  /** The furthest second of the videos that was reached without skipping. */
  watchedTo: z.number(),
  /** Null without any rule of the company. */
  standing: z.nullable(standing),
  /** {@link renewModule} renews it. */
  canRenew: z.boolean(),
  videos: z.array(video),
  /** The questions of the next try, in the order in which it asks them. */
  mcqs: z.array(quizQuestion),
  /** Changes with the questions; sent back with the answers. */
  quizVersion: z.int(),
  /** Percent of correct answers that passes the quiz. */
  passMark: z.int(),
  /** The number of the next try in this run, which asks `mcqs`; sent back with the answers. */
  tryNumber: z.int(),
  /** The time when the next try is accepted; null if now. */
  retryAt: z.nullable(instant),
  /** Seconds from this answer until `retryAt`, for clients with a wrong clock; 0 if a try is accepted now. */
  retryInSeconds: z.int(),
  /** Tries left before an admin must open the quiz again; null without a limit. */
  triesLeft: z.nullable(z.int()),
  /** The questions of the passed try with their answers; absent until this trainee has passed the quiz. */
  review: z.optional(z.array(reviewedAnswer)),
  /** The time when the video addresses expire. */
  mediaExpiresAt: instant,
  next: z.nullable(z.object({ moduleId: id, moduleName: z.string(), unlocked: z.boolean() })),
});
export type TrainingModule = z.infer<typeof trainingModule>;

export const quizResult = z.object({
  /** Percent; of a failed try after the third one, the best score so far. */
  score: z.int(),
  pass: z.boolean(),
  /** The numbers of questions from which `score` follows: those of this try, or of the best one so far. */
  correctCount: z.int(),
  questionCount: z.int(),
  /** The score is that of the best try so far, not of this one. */
  isBestSoFar: z.boolean(),
  /** Percent: the pass mark of this try. */
  passMark: z.int(),
  /** On a fail: all tries are used, and an admin must open the quiz again. */
  isBlocked: z.boolean(),
  /** On a fail, what is missing. */
  message: z.optional(z.string()),
  /** The answers of this try, only after a pass. */
  review: z.optional(z.array(reviewedAnswer)),
});
export type QuizResult = z.infer<typeof quizResult>;

export const watchReport = z.object({
  /** Cumulative seconds of this module's videos that were played. */
  timeSpent: z.number().check(z.nonnegative('Time cannot be negative'), z.maximum(10_000_000)),
  /** The current second of the module's videos. */
  position: z.optional(z.number().check(z.nonnegative(), z.maximum(10_000_000))),
  /** The furthest second reached without skipping; `timeSpent` if absent. */
  watchedTo: z.optional(z.number().check(z.nonnegative(), z.maximum(10_000_000))),
  /**
   * One of the played videos. Answered with 409 if it was replaced in the meantime, because the time of the old video
   * does not count for the new one.
   */
  videoId: z.optional(id),
  /** The run in which the video was played. Answered with 409 if another one has been started since. */
  runId: z.optional(id),
});

export const acceptedWatch = z.object({
  success: z.boolean(),
  /** The seconds that the server has credited after this report. */
  timeSpent: z.number(),
  position: z.number(),
  /** Never more than `timeSpent` or the length of the videos. */
  watchedTo: z.number(),
});
export type AcceptedWatch = z.infer<typeof acceptedWatch>;

/** Problems with a video in a trainee's browser: it cannot be played to its stated end, or no picture is drawn. */
export const VIDEO_PROBLEMS = ['cannot-finish', 'no-picture'] as const;
export type VideoProblem = (typeof VIDEO_PROBLEMS)[number];

const byId = z.object({ id: idParam });

export const getDashboard = call({
  name: 'getDashboard',
  method: 'GET',
  path: '/trainee/dashboard',
  access: 'trainee',
  scope: 'own',
  summary: 'Overall progress and every module of the trainee’s company.',
  response: dashboard,
});

export const listTrainingModules = call({
  name: 'listTrainingModules',
  method: 'GET',
  path: '/trainee/modules',
  access: 'trainee',
  scope: 'own',
  summary: 'The modules of the trainee’s company with the progress in each.',
  response: z.array(moduleProgress),
});

export const listPosters = call({
  name: 'listPosters',
  method: 'GET',
  path: '/trainee/posters',
  access: 'trainee',
  scope: 'own',
  summary:
    'The posters of the modules that the trainee has, also of locked ones. At most one for a module.',
  response: z.array(
    z.object({
      moduleId: id,
      /** A signed, expiring path below `/api/uploads/`. */
      url: z.string(),
    }),
  ),
});

export const getTrainingModule = call({
  name: 'getTrainingModule',
  method: 'GET',
  path: '/trainee/modules/:id',
  access: 'trainee',
  summary:
    'Opens a module: its videos and questions. Starts the watch clock of the session in the module.',
  params: byId,
  response: trainingModule,
  errors: ['NOT_FOUND', 'MODULE_LOCKED'],
});

export const completeVideo = call({
  name: 'completeVideo',
  method: 'POST',
  path: '/trainee/modules/:id/complete',
  access: 'trainee',
  summary:
    'Reports the video as watched; accepted only if the credited time and the furthest second cover it.',
  params: byId,
  query: z.object({
    /** The run in which the video was watched. Answered with 409 if another one has been started since. */
    runId: z.optional(idParam),
  }),
  response: z.extend(done, {
    /** Present when the module is completed. */
    message: z.optional(z.string()),
    /** The module is completed. */
    completed: z.boolean(),
    /** The quiz is unlocked and not passed yet. */
    quizRequired: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'MODULE_LOCKED', 'VIDEO_NOT_WATCHED', 'RUN_ENDED'],
});

/** Option texts by question id. */
const answers = z
  .record(
    z.string().check(z.maxLength(ID_DIGITS_MAX, 'Not a question id')),
    z
      .string('An answer must be a text')
      .check(z.maxLength(OPTION_MAX, issueText('tooLong', { max: OPTION_MAX }))),
    'Answers must be given by question',
  )
  .check(
    z.refine(
      (given) => Object.keys(given).length <= QUESTIONS_MAX,
      `At most ${QUESTIONS_MAX} answers`,
    ),
  )
  .register(z.globalRegistry, { maxProperties: QUESTIONS_MAX });

export const submitQuiz = call({
  name: 'submitQuiz',
  method: 'POST',
  path: '/trainee/modules/:id/mcq',
  access: 'trainee',
  summary:
    'Scores the answers; the best score and a pass stay. Missing answers count as wrong. After three failed tries each further one has to wait, and its fail shows the best score so far.',
  params: byId,
  body: z.object({
    answers,
    /** The version to which the answers belong. Answered with 409 if the questions have changed since. */
    quizVersion: z.optional(z.int()),
    /** The try to which the answers belong. Answered with 409 if another try asks other questions. */
    tryNumber: z.optional(z.int()),
    /** The run in which the quiz was opened. Answered with 409 if another one has been started since. */
    runId: z.optional(id),
    /** Repeated submissions with the same id make one attempt. */
    submissionId: z.optional(clientMadeId('Not a submission id')),
    /** The answers were sent before: without an attempt of that id nothing is scored, and the answer is 409. */
    resultOnly: z.optional(z.boolean()),
  }),
  response: quizResult,
  errors: [
    'NOT_FOUND',
    'MODULE_LOCKED',
    'VIDEO_REQUIRED',
    'CONFLICT',
    'RUN_ENDED',
    'QUIZ_CHANGED',
    'QUIZ_BLOCKED',
    'TRY_LATER',
    'TOO_MANY_REQUESTS',
  ],
});

export const reportWatching = call({
  name: 'reportWatching',
  method: 'PUT',
  path: '/trainee/modules/:id/time',
  access: 'trainee',
  summary:
    'Credits watch time with at most the time since the last report or opening in the session, and 60 s; stores the position and the furthest second.',
  params: byId,
  body: watchReport,
  response: acceptedWatch,
  errors: ['NOT_FOUND', 'MODULE_LOCKED', 'VIDEO_CHANGED', 'RUN_ENDED'],
});

export const reportVideoProblem = call({
  name: 'reportVideoProblem',
  method: 'PUT',
  path: '/trainee/modules/:id/video-problem',
  access: 'trainee',
  summary:
    'Reports that a video of the module shows no picture or ends too early; admins see how many trainees this affects. Repeating it changes nothing.',
  params: byId,
  body: z.object({ videoId: id, problem: z.enum(VIDEO_PROBLEMS) }),
  response: done,
  errors: ['NOT_FOUND', 'MODULE_LOCKED', 'VIDEO_CHANGED'],
});
