import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  companyRef,
  countParam,
  groupParam,
  id,
  idParam,
  instant,
  optionalText,
  person,
  searchParam,
} from './fields.ts';
import { totalCount } from './headers.ts';
import { FEEDBACK_COMMENT_MAX, PAGE_SIZE_MAX, RATING_MAX, RATING_MIN } from './limits.ts';
import { issueText } from './reasons.ts';

export const rating = z
  .int(issueText('ratingRequired'))
  .check(
    z.minimum(RATING_MIN, issueText('ratingRequired')),
    z.maximum(RATING_MAX, issueText('ratingRequired')),
  );

/** A rating in an address. */
const ratingParam = z.pipe(
  z.string().check(z.regex(/^[0-9]$/, 'Not a rating')),
  z.pipe(z.transform(Number), rating),
);

export const ownFeedback = z.object({
  id,
  moduleId: id,
  rating: z.int(),
  comment: z.nullable(z.string()),
  createdAt: instant,
});
export type OwnFeedback = z.infer<typeof ownFeedback>;

export const feedback = z.object({
  ...ownFeedback.shape,
  trainee: z.omit(person, { email: true }),
  module: z.object({ id, name: z.string() }),
});
export type Feedback = z.infer<typeof feedback>;

export const feedbackForm = z.object({
  moduleId: id,
  rating,
  comment: z.optional(z.nullable(optionalText(FEEDBACK_COMMENT_MAX))),
});

export const giveFeedback = call({
  name: 'giveFeedback',
  method: 'POST',
  path: '/trainee/feedback',
  access: 'trainee',
  summary: 'Rates a completed module; a later rating replaces the one before.',
  body: feedbackForm,
  response: ownFeedback,
  errors: ['NOT_FOUND', 'CONFLICT', 'RUN_ENDED'],
});

export const listOwnFeedback = call({
  name: 'listOwnFeedback',
  method: 'GET',
  path: '/trainee/feedback',
  access: 'trainee',
  scope: 'own',
  summary: 'The caller’s feedback, one for each rated module.',
  response: z.array(ownFeedback),
});

export const getOwnFeedback = call({
  name: 'getOwnFeedback',
  method: 'GET',
  path: '/trainee/feedback/:moduleId',
  access: 'trainee',
  scope: 'own',
  summary: 'The caller’s feedback on a module, or null.',
  params: z.object({ moduleId: idParam }),
  response: z.nullable(ownFeedback),
});

const page = {
  page: z.optional(countParam(10_000_000)),
  pageSize: z.optional(countParam(PAGE_SIZE_MAX)),
};

export const listFeedback = call({
  name: 'listFeedback',
  method: 'GET',
  path: '/admin/feedback',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary:
    'Feedback, newest first; `company` is the company of the rated module, and `group` a group of it with the trainees who gave the feedback, or `none` for those in no group. All feedback without parameters; with `page` or `pageSize` one page, the count of all matches in `X-Total-Count`.',
  query: z.object({
    module: z.optional(idParam),
    rating: z.optional(ratingParam),
    company: z.optional(idParam),
    group: z.optional(groupParam),
    ...page,
  }),
  response: z.array(feedback),
  headers: { total: totalCount },
});

export const listModuleFeedback = call({
  name: 'listModuleFeedback',
  method: 'GET',
  path: '/admin/feedback/module/:id',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { module: 'id' },
  summary: 'The feedback on one module, newest first; paged like all feedback.',
  params: z.object({ id: idParam }),
  query: z.object({ group: z.optional(groupParam), ...page }),
  response: z.array(feedback),
  headers: { total: totalCount },
  errors: ['NOT_FOUND'],
});

/** A module with at least one rating. */
export const ratedModule = z.object({ id, name: z.string(), company: companyRef });
export type RatedModule = z.infer<typeof ratedModule>;

export const listRatedModules = call({
  name: 'listRatedModules',
  method: 'GET',
  path: '/admin/feedback/modules',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary:
    'The rated modules whose own or company’s name contains every word of the search, by name. A limited number; the count of all matches is in `X-Total-Count`.',
  query: z.object({
    search: z.optional(searchParam),
    company: z.optional(idParam),
    /** Only modules that trainees of this group have rated. */
    group: z.optional(groupParam),
  }),
  response: z.array(ratedModule),
  headers: { total: totalCount },
});

export const feedbackStats = z.object({
  totalFeedback: z.int(),
  /** From 0 to 5, not rounded; 0 without feedback. */
  averageRating: z.number(),
  /** Number of trainees who gave feedback. */
  activeTrainees: z.int(),
  modulesRated: z.int(),
  /** The number of times that each rating was given, from the lowest to the highest. */
  distribution: z.array(z.object({ rating: z.int(), count: z.int() })),
  /** The modules with the lowest ratings, the lowest first. */
  modules: z.array(
    z.object({ ...ratedModule.shape, totalFeedback: z.int(), averageRating: z.number() }),
  ),
});
export type FeedbackStats = z.infer<typeof feedbackStats>;

export const getFeedbackStats = call({
  name: 'getFeedbackStats',
  method: 'GET',
  path: '/admin/feedback/stats',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: { company: 'company' },
  summary:
    'The figures above the feedback list: of all feedback, of one company’s modules, or of one module, and of the trainees of a group.',
  query: z.object({
    module: z.optional(idParam),
    company: z.optional(idParam),
    group: z.optional(groupParam),
  }),
  response: feedbackStats,
});
