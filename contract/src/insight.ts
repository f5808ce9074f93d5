/** How trainees do in a module. The figures are over the current runs of the company's trainees. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { companyRef, id, idParam, instant } from './fields.ts';
import { INSIGHT_MINUTES, INSIGHT_PEOPLE_MIN } from './limits.ts';

const insightOption = z.object({
  text: z.string(),
  isRight: z.boolean(),
  /** People who chose it; null if a small number of people could be computed from it. */
  chosen: z.nullable(z.int()),
  /** Chosen by more good scorers than the right option; true only if `chosen` is shown. */
  beatsRight: z.boolean(),
});
export type InsightOption = z.infer<typeof insightOption>;

/** A question with the answers that it got in the first try of each person who was asked it. */
export const insightQuestion = z.object({
  id,
  question: z.string(),
  people: z.int(),
  /** Unanswered counts as wrong. */
  wrong: z.int(),
  unanswered: z.nullable(z.int()),
  /** The most chosen one first. */
  options: z.array(insightOption),
  /** A wrong option was chosen by more good scorers than the right one. */
  keyMayBeWrong: z.boolean(),
});
export type InsightQuestion = z.infer<typeof insightQuestion>;

export const moduleInsight = z.object({
  id,
  name: z.string(),
  company: companyRef,
  /** All results until then are counted. */
  asOf: instant,
  /** Null below five people who have opened the module. */
  people: z.nullable(
    z.object({
      /** All trainees of the company, or of the group, for whom the module is, and others who have opened it. */
      trainees: z.int(),
      opened: z.int(),
      /** Null without a video. */
      watched: z.nullable(z.int()),
      /** Null without questions. */
      tried: z.nullable(z.int()),
      passed: z.int(),
    }),
  ),
  /** Null without a video, and below five people who have begun it. */
  watchCurve: z.nullable(
    z.object({
      /** The duration of the video. */
      seconds: z.number(),
      /** The number of people who have reached 0 %, 5 %, … 100 % of the video without skipping. */
      reached: z.array(z.int()),
    }),
  ),
  /** The hardest one first. Questions that fewer than five people were asked are left out. */
  questions: z.array(insightQuestion),
  /** The number of questions that are left out. */
  questionsLeftOut: z.int(),
});
export type ModuleInsight = z.infer<typeof moduleInsight>;

export const getModuleInsight = call({
  name: 'getModuleInsight',
  method: 'GET',
  path: '/admin/modules/:id/insight',
  access: 'admin',
  reach: 'company',
  right: 'read',
  by: { module: 'id' },
  summary: `How trainees do in a module, over their current runs, at most ${INSIGHT_MINUTES} minutes old: who opened, watched, tried and passed it, how far they watch, and how its questions are answered in first tries. Below five people nothing is shown. With \`group\` only the members of a group of the company count; refused with \`CONFLICT\` if it has fewer than ${INSIGHT_PEOPLE_MIN}.`,
  params: z.object({ id: idParam }),
  query: z.object({ group: z.optional(idParam) }),
  response: moduleInsight,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
