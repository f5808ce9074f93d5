import type { ModuleProgress, TrainingModule } from '@portal/contract/learning';
import { opensQuiz } from './module-labels.ts';

/** The main content of a module's page. */
export type ModuleView = 'video' | 'quiz' | 'answers';

/** State of a link to the page of a module: opens its quiz, or the answers of its passed quiz. */
export type ModuleVisitState = { readonly quiz?: true; readonly review?: true };

/** The state of a link that goes on with a module: after its video, and after a failed try, it opens the quiz. */
export function visitOf(module: ModuleProgress): ModuleVisitState | undefined {
  return opensQuiz(module) ? { quiz: true } : undefined;
}

/** The state is kept by the browser over reloads and new versions, so it may have any shape. */
export function visitStateOf(state: unknown) {
  const { quiz, review } = (state ?? {}) as ModuleVisitState;
  return { wantsQuiz: quiz === true, wantsReview: review === true };
}

/**
 * The view with which the page opens. A passed quiz is taken again only by its button: without a video the page shows its
 * answers, whatever the link wants that led to the pass.
 */
export function firstView(
  { videos, videoCompleted, review }: Pick<TrainingModule, 'videos' | 'videoCompleted' | 'review'>,
  wantsQuiz: boolean,
): ModuleView {
  if (wantsQuiz && videoCompleted && review === undefined) return 'quiz';
  if (videos.length > 0) return 'video';
  return review === undefined ? 'quiz' : 'answers';
}
