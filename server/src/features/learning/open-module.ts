import type { TrainingModule } from '@portal/contract/learning';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { learnerOf } from './learner.ts';
import type { PathOf } from './path/create-path.ts';
import {
  isRenewable,
  moduleAfter,
  type Path,
  type PathModule,
  requireUnlockedModule,
} from './path/path.ts';
import { bestPercent, instantOf, refOf, shownStanding } from './path/present.ts';
import { findRunFacts } from './path/progress-queries.ts';
import type { Quiz } from './quiz/create-quiz.ts';
import type { NextTry } from './quiz/next-try.ts';
import type { Standing } from './tries.ts';
import type { Watching } from './watching/create-watching.ts';
import type { LinkedVideos } from './watching/linked-videos.ts';

interface Dependencies {
  readonly db: Db;
  readonly pathOf: PathOf;
  readonly watching: Pick<Watching, 'startWatching' | 'linkedVideos'>;
  readonly openQuiz: Quiz['openQuiz'];
}

/** Opens a module: its videos with links, and the next try at its quiz. */
export function createOpenModule({ db, pathOf, watching, openQuiz }: Dependencies) {
  return async (
    identity: Identity,
    moduleId: number,
    userAgent?: string,
  ): Promise<TrainingModule> => {
    const learner = learnerOf(identity);
    const { runId } = learner;
    const [path, [facts]] = await Promise.all([pathOf(learner), findRunFacts(db, learner)]);
    const module = requireUnlockedModule(path, moduleId);
    await watching.startWatching(identity, module, userAgent);
    const [linked, quiz] = await Promise.all([
      watching.linkedVideos(moduleId, identity),
      openQuiz({ runId, moduleId }, module),
    ]);
    const trainingCompletedAt = facts?.completed_at ?? null;
    return presentTrainingModule({ runId, trainingCompletedAt, path, module, ...linked, ...quiz });
  };
}

interface OpenedModule extends LinkedVideos, NextTry {
  readonly runId: number;
  /** Milliseconds since 1970. */
  readonly trainingCompletedAt: number | null;
  readonly path: Path;
  readonly module: PathModule;
}

function presentTrainingModule(opened: OpenedModule): TrainingModule {
  const { runId, path, module, videos, mediaExpiresAt, paper, review } = opened;
  const next = moduleAfter(path, module.id);
  return {
    id: module.id,
    runId,
    name: module.name,
    description: module.description,
    completed: module.isCompleted,
    standing: shownStanding(module),
    canRenew: isRenewable(module),
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
    ...presentTries(opened.standing, opened.now),
    ...(review !== null && { review: [...review] }),
    mediaExpiresAt: new Date(mediaExpiresAt).toISOString(),
    next: next === null ? null : { ...refOf(next), unlocked: next.isOpen },
  };
}

function presentTries({ retryAt, triesLeft }: Standing, now: number) {
  const retryInSeconds = retryAt === null ? 0 : Math.ceil((retryAt - now) / 1000);
  return { retryAt: instantOf(retryAt), retryInSeconds, triesLeft };
}
