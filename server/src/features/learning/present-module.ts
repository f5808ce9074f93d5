import type { TrainingModule } from '@portal/contract/learning';
import { moduleAfter, type Path, type PathModule } from './path/path.ts';
import { bestPercent, instantOf, refOf } from './path/present.ts';
import type { NextTry } from './quiz/next-try.ts';
import type { Standing } from './tries.ts';
import type { LinkedVideos } from './watching/linked-videos.ts';

interface OpenedModule extends LinkedVideos, NextTry {
  readonly runId: number;
  /** Milliseconds since 1970. */
  readonly trainingCompletedAt: number | null;
  readonly path: Path;
  readonly module: PathModule;
}

export function presentTrainingModule(opened: OpenedModule): TrainingModule {
  const { runId, path, module, videos, mediaExpiresAt, paper, review } = opened;
  const next = moduleAfter(path, module.id);
  return {
    id: module.id,
    runId,
    name: module.name,
    description: module.description,
    completed: module.isCompleted,
    trainingCompletedAt: instantOf(opened.trainingCompletedAt),
    score: bestPercent(module),
    pass: module.isCompleted,
    videoCompleted: module.isWatched,
    timeSpent: module.watchedSeconds,
    position: module.position,
    watchedTo: module.watchedTo,
    videos: [...videos],
    mcqs: paper.map(({ id, question, options, fixed_order_since }) => ({
      id,
      question,
      options: [...options],
      fixedOrder: fixed_order_since !== null,
    })),
    quizVersion: paper[0]?.quiz_version ?? module.quizVersion,
    passMark: module.passMark,
    tryNumber: opened.tryNumber,
    ...presentStanding(opened.standing, opened.now),
    ...(review !== null && { review: [...review] }),
    mediaExpiresAt: new Date(mediaExpiresAt).toISOString(),
    next: next === null ? null : { ...refOf(next), unlocked: next.isOpen },
  };
}

function presentStanding({ retryAt, triesLeft }: Standing, now: number) {
  const retryInSeconds = retryAt === null ? 0 : Math.ceil((retryAt - now) / 1000);
  return { retryAt: instantOf(retryAt), retryInSeconds, triesLeft };
}
