import type {
  Dashboard,
  ModuleProgress,
  QuizAnswer,
  QuizResult,
  TrainingModule,
} from '@portal/contract/learning';
import { PASS_PERCENT } from '@portal/contract/limits';
import { wholeMinutes } from '@portal/contract/rules';
import type { TraineeModuleProgress } from '@portal/contract/trainees';
import type { Video } from '@portal/contract/videos';
import type { QuestionRow } from './module-queries.ts';
import { countUp, hasPassedQuiz, moduleAfter, type Path, type PathModule } from './path.ts';
import type { Scored } from './quiz.ts';
import { isCorrect, isPass, shownPercent } from './scoring.ts';

const refOf = ({ id, name }: { id: number; name: string }) => ({ moduleId: id, moduleName: name });

/** `restartedAt` in milliseconds since 1970. */
export function presentDashboard(path: Path, restartedAt: number | null): Dashboard {
  const current = path.find(({ isOpen, isCompleted }) => isOpen && !isCompleted);
  const { totalTimeSpent, ...counted } = countUp(path);
  return {
    ...counted,
    totalTimeSpent: wholeMinutes(totalTimeSpent),
    currentModule: current === undefined ? null : refOf(current),
    moduleProgress: path.map(presentModuleProgress),
    restartedAt: restartedAt === null ? null : new Date(restartedAt).toISOString(),
  };
}

function presentProgress(module: PathModule) {
  const { id, name, videoDuration, questionCount, isCompleted } = module;
  return { moduleId: id, moduleName: name, videoDuration, questionCount, pass: isCompleted };
}

export function presentModuleProgress(module: PathModule): ModuleProgress {
  return {
    ...presentProgress(module),
    description: module.description,
    completed: module.isCompleted,
    unlocked: module.isOpen,
    marksObtained: module.best === null ? 0 : shownPercent(module.best),
    timeSpentOnVideo: module.watchedSeconds,
    position: module.position,
    blockedBy: module.blockedBy === null ? null : refOf(module.blockedBy),
  };
}

interface OpenedModule {
  readonly runId: number;
  readonly path: Path;
  readonly module: PathModule;
  readonly videos: readonly Video[];
  /** Milliseconds since 1970. */
  readonly mediaExpiresAt: number;
  readonly questions: readonly QuestionRow[];
}

export function presentTrainingModule(opened: OpenedModule): TrainingModule {
  const { runId, path, module, videos, mediaExpiresAt, questions } = opened;
  const next = moduleAfter(path, module.id);
  return {
    id: module.id,
    runId,
    name: module.name,
    description: module.description,
    completed: module.isCompleted,
    score: module.best === null ? null : shownPercent(module.best),
    pass: module.isCompleted,
    videoCompleted: module.isWatched,
    timeSpent: module.watchedSeconds,
    position: module.position,
    watchedTo: module.watchedTo,
    videos: [...videos],
    mcqs: questions.map(({ id, question, options }) => ({
      id,
      question,
      options: JSON.parse(options) as string[],
    })),
    quizVersion: questions[0]?.quiz_version ?? module.quizVersion,
    ...(hasPassedQuiz(module) && { review: questions.map(presentAnswer) }),
    mediaExpiresAt: new Date(mediaExpiresAt).toISOString(),
    next: next === null ? null : { ...refOf(next), unlocked: next.isOpen },
  };
}

const presentAnswer = ({ id, question, answer, explanation }: QuestionRow): QuizAnswer => ({
  id,
  question,
  answer,
  explanation,
});

/** The correct answers are included only after a pass, and only if they belong to the passed quiz. */
export function presentQuizResult({ attempt, answers, questions }: Scored): QuizResult {
  const score = shownPercent(attempt);
  if (!isPass(attempt)) {
    const message = `Score: ${score}%. You need ${PASS_PERCENT}% to pass. Please try again.`;
    return { score, pass: false, message };
  }
  if (attempt.quiz_version !== questions[0]?.quiz_version) return { score, pass: true };
  const review = questions.map((question) => ({
    ...presentAnswer(question),
    correct: isCorrect(question, answers),
  }));
  return { score, pass: true, review };
}

/** The evidence of watching a module in a run. */
export interface Evidence {
  /** The number of login sessions in which it was opened. */
  readonly sessions: number;
  /** Whether the portal has sent any part of its videos; null if it is unknown. */
  readonly filmLoaded: boolean | null;
}

export function presentTraineeModule(
  module: PathModule,
  { sessions, filmLoaded }: Evidence,
): TraineeModuleProgress {
  return {
    ...presentProgress(module),
    isLocked: !module.isOpen,
    openedAt: module.openedAt === null ? null : new Date(module.openedAt).toISOString(),
    watchSessions: sessions,
    filmLoaded,
    timeSpent: module.watchedSeconds,
    watchedTo: module.watchedTo,
    videoCompleted: module.isWatched,
    score: module.best === null ? null : shownPercent(module.best),
  };
}
