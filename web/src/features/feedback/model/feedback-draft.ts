import { feedbackForm, type OwnFeedback } from '@portal/contract/feedback';
import { issueMessage } from '#web/platform/language/reasons.ts';
import { isRating, type Rating } from './rating-labels.ts';

/** The content of the form for one module. */
export type FeedbackDraft = { readonly rating: Rating | null; readonly comment: string };

/** The initial content of the form: the feedback given before, or nothing. */
export function draftOf(given: OwnFeedback | undefined): FeedbackDraft {
  if (given === undefined || !isRating(given.rating)) return { rating: null, comment: '' };
  return { rating: given.rating, comment: given.comment ?? '' };
}

export type DraftProblems = { readonly rating?: string; readonly comment?: string };

type Checked =
  | { readonly given: { moduleId: number; rating: number; comment: string } }
  | { readonly problems: DraftProblems };

/** The draft in the form of the call, or the problems that the server would report. */
export function checkDraft(moduleId: number, { rating, comment }: FeedbackDraft): Checked {
  const result = feedbackForm.safeParse({ moduleId, rating, comment });
  if (result.success) return { given: { ...result.data, comment: result.data.comment ?? '' } };
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues)
    problems[String(path[0])] ??= issueMessage(message);
  return { problems };
}
