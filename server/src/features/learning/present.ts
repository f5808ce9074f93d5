import type {
  Dashboard,
  ModuleProgress,
  QuizResult,
  ReviewedAnswer,
  TrainingModule,
} from '@portal/contract/learning';
import { wholeMinutes } from '@portal/contract/rules';
import type { PassedModule, TraineeModuleProgress } from '@portal/contract/trainees';
import type { Video } from '@portal/contract/videos';
import type { QuestionRow } from './module-queries.ts';
import type { PassRow } from './pass-queries.ts';
import { countUp, moduleAfter, type Path, type PathModule } from './path.ts';
import type { Answered, Scored } from './quiz.ts';
import type { OnPaper } from './quiz-paper.ts';
import type { RunFacts } from './run-queries.ts';
import { shownPercent } from './scoring.ts';
import { type Standing, shownResult, standingOf } from './tries.ts';

const refOf = ({ id, name }: { id: number; name: string }) => ({ moduleId: id, moduleName: name });

/** Without the facts of a run, for one that has been purged meanwhile. `now` in milliseconds since 1970. */
export function presentDashboard(path: Path, facts: RunFacts | undefined, now: number): Dashboard {
  const current = path.find(({ isOpen, isCompleted }) => isOpen && !isCompleted);
  const { totalTimeSpent, ...counted } = countUp(path);
  return {
    ...counted,
    totalTimeSpent: wholeMinutes(totalTimeSpent),
    currentModule: current === undefined ? null : refOf(current),
    moduleProgress: presentModules(path, now),
    restartedAt: Number(facts?.earlier_runs) > 0 ? instantOf(facts?.started_at ?? null) : null,
    trainingCompletedAt: instantOf(facts?.completed_at ?? null),
    hasEarlierResult: Number(facts?.earlier_results) > 0,
  };
}

function presentProgress(module: PathModule) {
  const { id, name, videoDuration, questionCount, passMark, isCompleted } = module;
  return {
    moduleId: id,
    moduleName: name,
    videoDuration,
    questionCount,
    passMark,
    pass: isCompleted,
  };
}

export const presentModules = (path: Path, now: number): ModuleProgress[] =>
  path.map((module) => presentModuleProgress(module, now));

function presentModuleProgress(module: PathModule, now: number): ModuleProgress {
  const { retryAt, triesLeft } = standingOf(module.tries, module.triesMax, now);
  return {
    ...presentProgress(module),
    description: module.description,
    hasPoster: module.hasPoster,
    completed: module.isCompleted,
    unlocked: module.isOpen,
    marksObtained: bestPercent(module) ?? 0,
    quizTried: module.best !== null,
    quizPassed: module.tries.hasPassed,
    retryAt: instantOf(retryAt),
    triesLeft,
    videoCompleted: module.isWatched,
    timeSpentOnVideo: module.watchedSeconds,
    watchedTo: module.watchedTo,
    position: module.position,
    blockedBy: module.blockedBy === null ? null : refOf(module.blockedBy),
  };
}

const bestPercent = ({ best, passMark }: PathModule): number | null =>
  best === null ? null : shownPercent(best, passMark);

interface OpenedModule {
  readonly runId: number;
  /** Milliseconds since 1970. */
  readonly trainingCompletedAt: number | null;
  readonly path: Path;
  readonly module: PathModule;
  readonly videos: readonly Video[];
  /** Milliseconds since 1970. */
  readonly mediaExpiresAt: number;
  /** The questions of the next try. */
  readonly paper: readonly OnPaper<QuestionRow>[];
  readonly tryNumber: number;
  readonly standing: Standing;
  /** The questions of the passed try; null before a pass. */
  readonly review: readonly ReviewedAnswer[] | null;
  /** Milliseconds since 1970. */
  readonly now: number;
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

export const presentAnswered = (row: Answered): ReviewedAnswer => ({
  id: row.question_id,
  question: row.question,
  answer: row.answer,
  explanation: row.explanation,
  chosen: row.chosen,
});

export const presentQuestion = ({
  id,
  question,
  answer,
  explanation,
}: QuestionRow): ReviewedAnswer => ({
  id,
  question,
  answer,
  explanation,
});

/** The correct answers are included only after a pass. */
export function presentQuizResult({ attempt, given, isBlocked }: Scored): QuizResult {
  const shown = shownResult(attempt);
  if (!shown.pass) {
    const label = shown.isBestSoFar ? 'Best score so far' : 'Score';
    const next = isBlocked ? 'No tries are left.' : 'Please try again.';
    const message = `${label}: ${shown.score}%. You need ${attempt.pass_mark}% to pass. ${next}`;
    return { ...shown, message };
  }
  const review = given.map(presentAnswered);
  return { ...shown, ...(review.length > 0 && { review }) };
}

/** The evidence of watching a module in a run. */
export interface Evidence {
  /** The number of login sessions in which it was opened. */
  readonly sessions: number;
  /** Whether the portal has sent any part of its videos; null if it is unknown. */
  readonly filmLoaded: boolean | null;
}

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export const presentPass = (row: PassRow): PassedModule => ({
  at: new Date(row.passed_at).toISOString(),
  tryNumber: row.attempt_id === null ? null : row.number,
  passMark: row.pass_mark,
  questionsSavedAt: instantOf(row.passed_questions_saved_at),
  videoSavedAt: instantOf(row.passed_video_saved_at),
  videoSeconds: row.passed_video_seconds,
});

interface TraineeModule {
  readonly module: PathModule;
  readonly evidence: Evidence;
  readonly passed: PassedModule | null;
}

export function presentTraineeModule({
  module,
  evidence: { sessions, filmLoaded },
  passed,
}: TraineeModule): TraineeModuleProgress {
  return {
    ...presentProgress(module),
    isLocked: !module.isOpen,
    openedAt: instantOf(module.openedAt),
    watchSessions: sessions,
    filmLoaded,
    timeSpent: module.watchedSeconds,
    watchedTo: module.watchedTo,
    videoCompleted: module.isWatched,
    score: bestPercent(module),
    passed,
  };
}
