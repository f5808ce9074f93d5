import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  clientMadeId,
  companyRef,
  countParam,
  done,
  doneWithMessage,
  id,
  idParam,
  instant,
  moduleName,
  optionalText,
} from './fields.ts';
import { IMAGE_NAMES_IN_ENGLISH } from './images.ts';
import {
  DESCRIPTION_MAX,
  IMAGE_SIDE_MAX,
  MODULES_MAX,
  QUESTIONS_MAX,
  TRIES_MAX,
} from './limits.ts';
import { question, questionList } from './questions.ts';
import { issueText } from './reasons.ts';
import { deleted } from './trash.ts';
import {
  adminVideo,
  captionsChanges,
  captionsForm,
  captionsLanguage,
  captionsWarning,
  playbackLimit,
} from './videos.ts';

const NO_PASS_MARK = issueText('passMarkInvalid');
const NO_NUMBER_OF_QUESTIONS = issueText('questionsDrawnInvalid', { max: QUESTIONS_MAX });
const NO_NUMBER_OF_TRIES = issueText('triesMaxInvalid', { max: TRIES_MAX });

/** An admin who sees only groups of the company gets neither videos nor questions. */
export const module = z.object({
  id,
  name: z.string(),
  description: z.string(),
  company: companyRef,
  companyId: id,
  /** Zero-based position in the company's list; null sorts last. */
  order: z.nullable(z.int()),
  /** The module has neither a ready video nor a question: trainees do not see it and it counts nowhere. */
  draft: z.boolean(),
  createdAt: instant,
  /** Name of the admin who created it; null where that is unknown, the account is deleted, or only groups are in reach. */
  createdBy: z.nullable(z.string()),
  /** Increased by every change of name, description, video, captions or questions; 0 where only groups are in reach. */
  version: z.int(),
  /** Increased by every change of the questions, and of how many are asked; 0 where only groups are in reach. */
  quizVersion: z.int(),
  /** Percent of correct answers that passes the quiz. */
  passMark: z.int(),
  /** The number of questions that a try asks; null for all. */
  questionsDrawn: z.nullable(z.int()),
  /** The number of failed tries after which an admin must open the quiz again; null without a limit. */
  triesMax: z.nullable(z.int()),
  /** Each completion of the module gets a certificate of its own. */
  ownCertificate: z.boolean(),
  videos: z.array(adminVideo),
  mcqs: z.array(question),
});
export type Module = z.infer<typeof module>;

const passMark = z
  .int(NO_PASS_MARK)
  .check(z.minimum(1, NO_PASS_MARK), z.maximum(100, NO_PASS_MARK));
const questionsDrawn = z
  .int(NO_NUMBER_OF_QUESTIONS)
  .check(z.minimum(1, NO_NUMBER_OF_QUESTIONS), z.maximum(QUESTIONS_MAX, NO_NUMBER_OF_QUESTIONS));
const triesMax = z
  .int(NO_NUMBER_OF_TRIES)
  .check(z.minimum(1, NO_NUMBER_OF_TRIES), z.maximum(TRIES_MAX, NO_NUMBER_OF_TRIES));

export const moduleForm = z.object({
  name: moduleName,
  description: z.optional(optionalText(DESCRIPTION_MAX)),
  /** Percent; {@link PASS_PERCENT} for a new module. */
  passMark: z.optional(passMark),
  /** Null for all. Refused if the module has fewer questions. */
  questionsDrawn: z.optional(z.nullable(questionsDrawn)),
  /** Null without a limit. */
  triesMax: z.optional(z.nullable(triesMax)),
  /** For completions from now on. */
  ownCertificate: z.optional(z.boolean()),
});

/** The parts of a module besides its texts, which one save can set together with them. */
const contentForm = z.object({
  mcqs: z.optional(questionList),
  /** A finished {@link createVideoUpload} of the same admin; it replaces the present video. */
  videoUploadId: z.optional(id),
  /** Captions of the module's first video. */
  captions: z.optional(captionsChanges),
  /**
   * A finished {@link createPosterUpload} of the same admin, which becomes the poster of the module's first video; null
   * removes the poster. A new video has none without it.
   */
  posterUploadId: z.optional(z.nullable(id)),
});

const byId = z.object({ id: idParam });

export const listModules = call({
  name: 'listModules',
  method: 'GET',
  path: '/admin/modules',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'companyId' },
  summary: 'Modules in training order, of all companies or of one.',
  query: z.object({ companyId: z.optional(idParam) }),
  response: z.array(module),
});

export const getModule = call({
  name: 'getModule',
  method: 'GET',
  path: '/admin/modules/:id',
  access: 'admin',
  reach: 'company',
  right: 'read',
  by: { module: 'id' },
  summary: 'One module, with its questions, answers and videos.',
  params: byId,
  response: module,
  errors: ['NOT_FOUND'],
});

export const moduleImpact = z.object({
  /** Trainees who have passed. They stay passed after any change of the module except its deletion. */
  passed: z.int(),
  /**
   * Trainees who have opened the module and not passed. A new video starts from its beginning; new questions must be
   * answered.
   */
  inProgress: z.int(),
  /** Those in progress who have watched the video. Without questions they would have completed the module. */
  watched: z.int(),
  /** Trainees who have passed all other modules, at least one, not this one: its deletion completes their training. */
  completedByDeletion: z.int(),
  /** Those of `watched` who have passed all other modules: without questions their training is completed. */
  completedByWatching: z.int(),
  /** Trainees who have not passed, and whose best score reaches the given pass mark: they pass with it. */
  passedByMark: z.int(),
  /** Those of `passedByMark` whose training that completes. */
  completedByMark: z.int(),
  feedback: z.int(),
  helpRequests: z.int(),
});
export type ModuleImpact = z.infer<typeof moduleImpact>;

export const getModuleImpact = call({
  name: 'getModuleImpact',
  method: 'GET',
  path: '/admin/modules/:id/impact',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { module: 'id' },
  summary:
    'The trainees of the module’s company whom a change or deletion of the module would affect.',
  params: byId,
  query: z.object({
    /** Percent; the present one if absent. */
    passMark: z.optional(countParam(100)),
  }),
  response: moduleImpact,
  errors: ['NOT_FOUND'],
});

export const createModule = call({
  name: 'createModule',
  method: 'POST',
  path: '/admin/companies/:id/modules',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { company: 'id' },
  summary:
    'Adds a module at the end of a company’s list, with its content if given. It stays a draft until it has a video or questions. If the same `clientRequestId` or `videoUploadId` is sent again, the answer is the module that it made.',
  params: byId,
  body: z.object({
    ...moduleForm.shape,
    ...contentForm.shape,
    /** Made by the client: a request that is sent again with it changes the module that it has made. */
    clientRequestId: z.optional(clientMadeId('Not a request id')),
  }),
  status: 201,
  response: z.extend(done, {
    /** About the saved captions. */
    warnings: z.array(captionsWarning),
    module,
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'UPLOAD_NOT_FOUND', 'UNSUPPORTED_MEDIA'],
});

export const updateModule = call({
  name: 'updateModule',
  method: 'PUT',
  path: '/admin/modules/:id',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { module: 'id' },
  summary:
    'Changes a module, all parts or none; absent parts stay. With `version` it is refused if the module has changed since; without, it overwrites.',
  params: byId,
  body: z.object({
    ...z.partial(moduleForm).shape,
    ...contentForm.shape,
    /** The version that was edited. A refusal has the current one in `details.version`. */
    version: z.optional(z.int()),
  }),
  response: z.object({
    ...module.shape,
    /** About the saved captions. */
    warnings: z.array(captionsWarning),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'UPLOAD_NOT_FOUND', 'UNSUPPORTED_MEDIA'],
});

export const deleteModule = call({
  name: 'deleteModule',
  method: 'DELETE',
  path: '/admin/modules/:id',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { module: 'id' },
  summary: 'Moves a module with its video, questions and the progress made in it to the trash.',
  params: byId,
  response: deleted,
  errors: ['NOT_FOUND'],
});

/** The company whose module will take the upload. A limited admin must name it. */
const companyOfUpload = z.object({ companyId: z.optional(idParam) });

const videoFields = z.object({
  /** Seconds, as read by the browser; used only if the file states no duration. */
  duration: z.optional(z.string().check(z.maxLength(100))),
});

export const createVideoUpload = call({
  name: 'createVideoUpload',
  method: 'POST',
  path: '/admin/video-uploads',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { company: 'companyId' },
  summary:
    'Stores a video for a later save (`videoUploadId`) of a module, of this company if one is named. Trainees do not see it until then, and it is removed after a day if no save uses it.',
  query: companyOfUpload,
  body: videoFields,
  file: { name: 'video', kind: 'video', required: true },
  status: 201,
  response: z.object({
    id,
    /** Seconds, read from the file. */
    duration: z.number(),
    expiresAt: instant,
    playbackLimit,
  }),
  errors: ['NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const createPosterUpload = call({
  name: 'createPosterUpload',
  method: 'POST',
  path: '/admin/poster-uploads',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { company: 'companyId' },
  summary: `Stores a poster for a later save (\`posterUploadId\`) of a module, of this company if one is named: ${IMAGE_NAMES_IN_ENGLISH} by content, of at most ${IMAGE_SIDE_MAX} × ${IMAGE_SIDE_MAX} pixels. It is removed after a day if no save uses it.`,
  query: companyOfUpload,
  file: { name: 'poster', kind: 'image', required: true },
  status: 201,
  response: z.object({ id, expiresAt: instant }),
  errors: ['NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const uploadVideo = call({
  name: 'uploadVideo',
  method: 'POST',
  path: '/admin/modules/:id/video',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { module: 'id' },
  summary:
    'Stores a module’s video, replacing an earlier one. Type and duration are read from the file.',
  params: byId,
  body: videoFields,
  file: { name: 'video', kind: 'video', required: true },
  response: z.extend(done, {
    playbackLimit,
    module,
  }),
  errors: ['NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

/** Chooses one video of a module with several; the first one if absent. */
const whichVideo = z.object({ videoId: z.optional(idParam) });

export const uploadCaptions = call({
  name: 'uploadCaptions',
  method: 'POST',
  path: '/admin/modules/:id/captions',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { module: 'id' },
  summary:
    'Gives a module’s video captions in a language, replacing earlier ones in this language. WebVTT, or SubRip, which is converted. They are deleted with their video.',
  params: byId,
  query: whichVideo,
  body: captionsForm,
  file: { name: 'captions', kind: 'captions', required: true },
  response: z.extend(done, {
    warnings: z.array(captionsWarning),
    module,
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const deleteCaptions = call({
  name: 'deleteCaptions',
  method: 'DELETE',
  path: '/admin/modules/:id/captions',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { module: 'id' },
  summary:
    'Removes the captions of a module’s video in one language (`und`: those without a stated one), or all without `language`.',
  params: byId,
  query: z.extend(whichVideo, { language: z.optional(captionsLanguage) }),
  response: z.extend(done, { module }),
  errors: ['NOT_FOUND'],
});

export const saveQuestions = call({
  name: 'saveQuestions',
  method: 'POST',
  path: '/admin/modules/:id/mcqs',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { module: 'id' },
  summary:
    'Replaces a module’s questions; those with the same text, options and answer keep their ids.',
  params: byId,
  body: z.object({
    mcqs: questionList,
    /** The version that was edited: the save is refused if the questions have changed since. */
    quizVersion: z.optional(z.int()),
  }),
  response: z.extend(done, { module }),
  errors: ['NOT_FOUND', 'QUIZ_CHANGED'],
});

export const reorderModules = call({
  name: 'reorderModules',
  method: 'PUT',
  path: '/admin/modules/reorder',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { company: 'companyId' },
  summary:
    'Sets the order of a company’s modules: exactly its modules, once each, places 0 … n-1. With `currentOrder`, refused if another order was saved since.',
  body: z.object({
    companyId: id,
    moduleOrders: z
      .array(z.object({ id, order: z.int().check(z.nonnegative()) }))
      .check(z.maxLength(MODULES_MAX)),
    /** The ids of the modules in their current order as the admin saw it. */
    currentOrder: z.optional(z.array(id).check(z.maxLength(MODULES_MAX))),
  }),
  response: doneWithMessage,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
