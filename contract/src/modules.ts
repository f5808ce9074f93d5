import * as z from 'zod/mini';
import { call } from './call.ts';
import { companyRef, done, id, idParam, moduleName, optionalText } from './fields.ts';
import { DESCRIPTION_MAX, QUESTIONS_MAX } from './limits.ts';
import { question, questionForm } from './questions.ts';
import { adminVideo, captionsForm } from './videos.ts';

export const module = z.object({
  id,
  name: z.string(),
  description: z.string(),
  company: companyRef,
  companyId: id,
  /** Zero-based place in the company's list; null sorts last. */
  order: z.nullable(z.int()),
  /** Neither a ready video nor a question: trainees do not see it and it counts nowhere. */
  draft: z.boolean(),
  /** Goes up with every change of the questions: who saves them says which they have seen. */
  quizVersion: z.int(),
  videos: z.array(adminVideo),
  mcqs: z.array(question),
});
export type Module = z.infer<typeof module>;

export const moduleForm = z.object({
  name: moduleName,
  description: z.optional(optionalText(DESCRIPTION_MAX)),
});

const byId = z.object({ id: idParam });

export const listModules = call({
  name: 'listModules',
  method: 'GET',
  path: '/admin/modules',
  access: 'admin',
  summary: 'Modules in training order, of all companies or of one.',
  query: z.object({ companyId: z.optional(idParam) }),
  response: z.array(module),
});

export const getModule = call({
  name: 'getModule',
  method: 'GET',
  path: '/admin/modules/:id',
  access: 'admin',
  summary: 'One module, with its questions, answers and videos.',
  params: byId,
  response: module,
  errors: ['NOT_FOUND'],
});

export const moduleImpact = z.object({
  /** They keep it, whatever changes in the module; only its deletion takes it from them. */
  passed: z.int(),
  /** They have opened it and not passed: a new video begins anew, new questions are asked. */
  inProgress: z.int(),
  /** Of those in progress: the video is watched. Without questions they would be done. */
  watched: z.int(),
  feedback: z.int(),
  helpRequests: z.int(),
});
export type ModuleImpact = z.infer<typeof moduleImpact>;

export const getModuleImpact = call({
  name: 'getModuleImpact',
  method: 'GET',
  path: '/admin/modules/:id/impact',
  access: 'admin',
  summary: 'Whom a change of the module, or its deletion, would touch: trainees of its company.',
  params: byId,
  response: moduleImpact,
  errors: ['NOT_FOUND'],
});

export const createModule = call({
  name: 'createModule',
  method: 'POST',
  path: '/admin/companies/:id/modules',
  access: 'admin',
  summary:
    'Adds a module at the end of a company’s list; it stays a draft until it has a video or questions.',
  params: byId,
  body: moduleForm,
  status: 201,
  response: z.object({ success: z.boolean(), message: z.string(), module }),
  errors: ['NOT_FOUND'],
});

export const updateModule = call({
  name: 'updateModule',
  method: 'PUT',
  path: '/admin/modules/:id',
  access: 'admin',
  summary: 'Renames or describes a module; what is not sent stays.',
  params: byId,
  body: z.partial(moduleForm),
  response: module,
  errors: ['NOT_FOUND'],
});

export const deleteModule = call({
  name: 'deleteModule',
  method: 'DELETE',
  path: '/admin/modules/:id',
  access: 'admin',
  summary: 'Deletes a module with its video, questions and the progress made in it.',
  params: byId,
  response: done,
  errors: ['NOT_FOUND'],
});

export const uploadVideo = call({
  name: 'uploadVideo',
  method: 'POST',
  path: '/admin/modules/:id/video',
  access: 'admin',
  summary:
    'Stores a module’s video, replacing the one before. Type and duration are read from the file.',
  params: byId,
  body: z.object({
    /** Seconds, as the browser read it: a hint, believed only where the file states none. */
    duration: z.optional(z.string().check(z.maxLength(100))),
  }),
  file: { name: 'video', kind: 'video', required: true },
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    /** What the administrator should know although the upload worked; null if nothing. */
    warning: z.nullable(z.string()),
    module,
  }),
  errors: ['NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

/** Of a module with several videos; its first unless one is named. */
const whichVideo = z.object({ videoId: z.optional(idParam) });

export const uploadCaptions = call({
  name: 'uploadCaptions',
  method: 'POST',
  path: '/admin/modules/:id/captions',
  access: 'admin',
  summary:
    'Gives a module’s video captions (WebVTT by content, UTF-8), replacing those before. They go with their video.',
  params: byId,
  query: whichVideo,
  body: captionsForm,
  file: { name: 'captions', kind: 'captions', required: true },
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    /** What the administrator should know although the upload worked; null if nothing. */
    warning: z.nullable(z.string()),
    module,
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const deleteCaptions = call({
  name: 'deleteCaptions',
  method: 'DELETE',
  path: '/admin/modules/:id/captions',
  access: 'admin',
  summary: 'Takes the captions off a module’s video.',
  params: byId,
  query: whichVideo,
  response: z.object({ success: z.boolean(), message: z.string(), module }),
  errors: ['NOT_FOUND'],
});

export const saveQuestions = call({
  name: 'saveQuestions',
  method: 'POST',
  path: '/admin/modules/:id/mcqs',
  bodyMaxBytes: 4 * 1024 * 1024,
  access: 'admin',
  summary: 'Replaces a module’s questions; unchanged ones keep their ids.',
  params: byId,
  body: z.object({
    mcqs: z
      .array(questionForm, 'MCQs must be an array')
      .check(z.maxLength(QUESTIONS_MAX, `At most ${QUESTIONS_MAX} questions`)),
    /** The version that was edited: the save is refused where somebody has changed it since. */
    quizVersion: z.optional(z.int()),
  }),
  response: z.object({ success: z.boolean(), message: z.string(), module }),
  errors: ['NOT_FOUND', 'QUIZ_CHANGED'],
});

export const reorderModules = call({
  name: 'reorderModules',
  method: 'PUT',
  path: '/admin/modules/reorder',
  access: 'admin',
  summary: 'Sets the order of a company’s modules: exactly its modules, once each, places 0 … n-1.',
  body: z.object({
    companyId: id,
    moduleOrders: z.array(z.object({ id, order: z.int().check(z.nonnegative()) })),
  }),
  response: done,
  errors: ['NOT_FOUND'],
});
