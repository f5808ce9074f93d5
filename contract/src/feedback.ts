import * as z from 'zod/mini';
import { call } from './call.ts';
import { companyRef, id, idParam, instant, optionalText } from './fields.ts';
import { FEEDBACK_COMMENT_MAX, RATING_MAX, RATING_MIN } from './limits.ts';

export const rating = z
  .int('Please select a rating')
  .check(
    z.minimum(RATING_MIN, 'Please select a rating'),
    z.maximum(RATING_MAX, 'Please select a rating'),
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
  trainee: z.object({ id, name: z.string(), company: z.nullable(companyRef) }),
  module: z.object({ id, name: z.string() }),
});
export type Feedback = z.infer<typeof feedback>;

export const giveFeedback = call({
  name: 'giveFeedback',
  method: 'POST',
  path: '/trainee/feedback',
  access: 'trainee',
  summary: 'Rates a completed module; a later rating replaces the one before.',
  body: z.object({
    moduleId: id,
    rating,
    comment: z.optional(z.nullable(optionalText(FEEDBACK_COMMENT_MAX))),
  }),
  response: ownFeedback,
  errors: ['NOT_FOUND'],
});

export const getOwnFeedback = call({
  name: 'getOwnFeedback',
  method: 'GET',
  path: '/trainee/feedback/:moduleId',
  access: 'trainee',
  summary: 'One’s own feedback on a module, or null.',
  params: z.object({ moduleId: idParam }),
  response: z.nullable(ownFeedback),
});

export const listFeedback = call({
  name: 'listFeedback',
  method: 'GET',
  path: '/admin/feedback',
  access: 'admin',
  summary: 'All feedback, newest first.',
  response: z.array(feedback),
});

export const listModuleFeedback = call({
  name: 'listModuleFeedback',
  method: 'GET',
  path: '/admin/feedback/module/:id',
  access: 'admin',
  summary: 'The feedback on one module, newest first.',
  params: z.object({ id: idParam }),
  response: z.array(feedback),
  errors: ['NOT_FOUND'],
});

export const feedbackStats = z.object({
  totalFeedback: z.int(),
  /** Out of five; 0 without feedback. */
  averageRating: z.number(),
  activeTrainees: z.int(),
  modulesRated: z.int(),
});
export type FeedbackStats = z.infer<typeof feedbackStats>;

export const getFeedbackStats = call({
  name: 'getFeedbackStats',
  method: 'GET',
  path: '/admin/feedback/stats',
  access: 'admin',
  summary: 'The figures above the feedback list.',
  response: feedbackStats,
});
