import { giveFeedback, type OwnFeedback } from '@portal/contract/feedback';
import { isRating, type Rating } from './rating-labels.ts';

/** What stands in the form for one module. */
export type FeedbackDraft = { readonly rating: Rating | null; readonly comment: string };

/** What the form begins with: what was given before, or nothing. */
export function draftOf(given: OwnFeedback | undefined): FeedbackDraft {
  if (given === undefined || !isRating(given.rating)) return { rating: null, comment: '' };
  return { rating: given.rating, comment: given.comment ?? '' };
}

export type DraftProblems = { readonly rating?: string; readonly comment?: string };

type Checked =
  | { readonly given: { moduleId: number; rating: number; comment: string } }
  | { readonly problems: DraftProblems };

/** The draft as it can be sent, or what the server would say against it. */
export function check(moduleId: number, { rating, comment }: FeedbackDraft): Checked {
  const result = giveFeedback.body.safeParse({ moduleId, rating, comment });
  if (result.success) return { given: { ...result.data, comment: result.data.comment ?? '' } };
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) problems[String(path[0])] ??= message;
  return { problems };
}
