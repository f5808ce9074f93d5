import { idParam } from '@portal/contract/fields';
import * as z from 'zod/mini';
import { type Rating, ratings } from './rating-labels.ts';

/** What of the feedback is seen. */
export type FeedbackView = {
  readonly company: number | null;
  readonly module: number | null;
  readonly rating: Rating | null;
  /** Counted from 1. */
  readonly page: number;
};

/** The server refuses a page beyond it. */
const LAST_PAGE = 10_000_000;

export const viewSchema = z.object({
  company: idParam,
  module: idParam,
  rating: z.pipe(idParam, z.literal(ratings)),
  page: z.pipe(
    idParam,
    z.transform((page) => Math.min(page, LAST_PAGE)),
  ),
});

export const EVERYTHING: FeedbackView = { company: null, module: null, rating: null, page: 1 };

/** The view after a change: another list begins at its first page, another company has other modules. */
export function changed(view: FeedbackView, change: Partial<FeedbackView>): FeedbackView {
  const module = change.company === undefined ? view.module : null;
  return { ...view, module, page: 1, ...change };
}

export function isFiltered({ company, module, rating }: FeedbackView): boolean {
  return company !== null || module !== null || rating !== null;
}
