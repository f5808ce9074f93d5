import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  companyRef,
  done,
  id,
  idParam,
  moduleName,
  optionalText,
  type Told,
  text,
} from './fields.ts';
import {
  CAPTIONS_LABEL_MAX,
  DESCRIPTION_MAX,
  EXPLANATION_MAX,
  OPTION_MAX,
  OPTIONS_MAX,
  OPTIONS_MIN,
  QUESTION_MAX,
  QUESTIONS_MAX,
} from './limits.ts';

export const captions = z.object({
  /** As the video's: a signed, expiring path below `/api/uploads/`. WebVTT. */
  url: z.string(),
  /** What people read: 'English'. */
  label: z.string(),
  /** BCP 47; null where nobody said. */
  language: z.nullable(z.string()),
});
export type Captions = z.infer<typeof captions>;

export const video = z.object({
  id,
  /** A signed, expiring path below `/api/uploads/`, or a full address. */
  url: z.string(),
  /** Seconds, with fractions. */
  duration: z.number(),
  captions: z.nullable(captions),
});
export type Video = z.infer<typeof video>;

export const adminVideo = z.object({
  ...video.shape,
  /** Its file is not in the media store: nobody can watch it until it is uploaded again. */
  missing: z.boolean(),
});
export type AdminVideo = z.infer<typeof adminVideo>;

export const question = z.object({
  id,
  question: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  explanation: z.string(),
});
export type Question = z.infer<typeof question>;

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

/** The sentence about a question, with its number in the list where it is in one: 'MCQ 3 must …'. */
const ofQuestion = (problem: string): Told => ({
  error: ({ path = [] }) => {
    // A number behind 'options' is the place of an option.
    const index = path.find((step, at) => typeof step === 'number' && path[at - 1] !== 'options');
    return `${typeof index === 'number' ? `MCQ ${index + 1}` : 'MCQ'} ${problem}`;
  },
});

/** The same for a part of it: 'MCQ 3 explanation: At most 2000 characters'. */
const ofPart = (part: string) => (problem: string) => ofQuestion(`${part}: ${problem}`);

const TOO_FEW_OPTIONS = ofQuestion(`must have at least ${OPTIONS_MIN} options`);

/** One question as an administrator writes it; options are trimmed, different, and hold the answer. */
export const questionForm = z
  .object(
    {
      /** Of a question that is already there: it keeps its id. */
      id: z.optional(id),
      question: text(QUESTION_MAX, ofQuestion('must have a valid question'), ofPart('question')),
      options: z.array(optionalText(OPTION_MAX, ofPart('option')), TOO_FEW_OPTIONS).check(
        z.minLength(OPTIONS_MIN, TOO_FEW_OPTIONS),
        z.maxLength(OPTIONS_MAX, ofQuestion(`must have at most ${OPTIONS_MAX} options`)),
        z.overwrite((options) => options.filter((option) => option !== '')),
        z.minLength(OPTIONS_MIN, ofQuestion(`must have at least ${OPTIONS_MIN} non-empty options`)),
        z.refine(areDifferent, ofQuestion('must have options that differ')),
      ),
      answer: text(OPTION_MAX, ofQuestion('must have a valid answer'), ofPart('answer')),
      explanation: z.optional(optionalText(EXPLANATION_MAX, ofPart('explanation'))),
    },
    ofQuestion('must have a valid question'),
  )
  .check(
    z.refine((value) => value.options.includes(value.answer), {
      ...ofQuestion('answer must be one of the provided options'),
      path: ['answer'],
    }),
  );
export type QuestionForm = z.input<typeof questionForm>;

function areDifferent(options: readonly string[]): boolean {
  return new Set(options).size === options.length;
}

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

/** What to say when neither the file nor the browser knows how long a video is. */
export const DURATION_UNREAD =
  'Please wait for video duration to load or try uploading a different video file.';

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

/** A form sends an empty field for what was not filled in. */
const isLanguageTag = (tag: string) => {
  try {
    return tag === '' || Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/** What may be said of captions besides their file. */
export const captionsForm = z.object({
  label: z.optional(optionalText(CAPTIONS_LABEL_MAX)),
  language: z.optional(
    z
      .string('Not a text')
      .check(
        z.trim(),
        z.maxLength(35, 'At most 35 characters'),
        z.refine(isLanguageTag, "Not a language tag such as 'en' or 'de-AT'"),
      ),
  ),
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
