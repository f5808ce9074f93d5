import { isCovered, requiredSeconds } from '@portal/contract/rules';
import { AppError } from '#server/platform/http/app-error.ts';
import { LEARNING_COMPLETED, LEARNING_PROGRESSED, movedIn } from './events.ts';
import { moduleAfter, openModule, type PathModule } from './path.ts';
import { keepOutcome, markReached } from './progress-queries.ts';
import type { Learner, TakeTurn, Turn } from './trainee-turn.ts';

/** How a module stands once its video is accepted. */
export interface Completion {
  readonly isDone: boolean;
}

/** Accepts the video as watched. Throws NOT_FOUND, MODULE_LOCKED, VIDEO_NOT_WATCHED. */
export function createCompleteVideo(takeTurn: TakeTurn) {
  return (learner: Learner, moduleId: number): Promise<Completion> =>
    takeTurn(learner, async (turn) => {
      const module = openModule(turn.path, moduleId);
      // Nothing is left to accept, or there never was: saying it again changes nothing.
      if (module.isDone || (module.isWatched && module.questionCount > 0))
        return { isDone: module.isDone };
      if (!module.isWatched) requireCovered(module);
      const isDone = module.questionCount === 0;
      await keepOutcome(
        turn.tx,
        { userId: learner.userId, moduleId },
        isDone ? { watched_at: turn.now, passed_at: turn.now } : { watched_at: turn.now },
        turn.now,
      );
      turn.tell([[LEARNING_PROGRESSED, movedIn(moduleId, learner)]]);
      if (isDone) await openNext(turn, learner, module);
      return { isDone };
    });
}

function requireCovered({ watchedSeconds, watchedTo, videoDuration }: PathModule): void {
  if (isCovered({ watchedSeconds, watchedTo }, videoDuration)) return;
  const required = requiredSeconds(videoDuration);
  throw new AppError(
    'VIDEO_NOT_WATCHED',
    'This video is not watched to its end yet. Please watch the rest of it.',
    { details: { watchedSeconds, watchedTo, requiredSeconds: required } },
  );
}

/** After `module` was done: the next one stands open for good, and of the last one others hear. */
export async function openNext(turn: Turn, learner: Learner, module: PathModule): Promise<void> {
  const { userId, name, companyId } = learner;
  const next = moduleAfter(turn.path, module.id);
  if (next !== null && !next.isReached)
    await markReached(turn.tx, { userId, moduleId: next.id }, turn.now);
  const isLast = turn.path.every(({ id, isDone }) => isDone || id === module.id);
  if (!isLast || module.isDone) return;
  await turn.noteCompletion();
  turn.tell([[LEARNING_COMPLETED, { traineeId: userId, traineeName: name, companyId }]]);
}
