/** A simple model of runs, beside which random histories of the portal are compared. It imports none of its code. */

interface ModelQuestion {
  readonly id: number;
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: string;
}

export interface ModelModule {
  readonly id: number;
  readonly name: string;
  /** The duration of the video; 0 without one. */
  readonly seconds: number;
  readonly questions: readonly ModelQuestion[];
}

interface Result {
  watched: number;
  isWatched: boolean;
  isPassed: boolean;
  best: { readonly correct: number; readonly total: number } | null;
}

export interface ModelAttempt {
  readonly moduleId: number;
  readonly correct: number;
  readonly asked: readonly ModelQuestion[];
  readonly chosen: readonly (string | null)[];
}

export interface ModelRun {
  readonly id: number;
  readonly number: number;
  readonly companyId: number;
  readonly results: Map<number, Result>;
  readonly attempts: ModelAttempt[];
  /** Modules that were open at any time. */
  readonly everOpen: Set<number>;
  completedAt: number | null;
  /** A change of modules has completed the run. */
  isCompletedByChange: boolean;
  /** The modules at the completion, or at the end before. */
  frozen: readonly ModelModule[] | null;
  endedAt: number | null;
}

export const newRun = (id: number, number: number, companyId: number): ModelRun => ({
  id,
  number,
  companyId,
  results: new Map(),
  attempts: [],
  everOpen: new Set(),
  completedAt: null,
  isCompletedByChange: false,
  frozen: null,
  endedAt: null,
});

const NOTHING: Result = { watched: 0, isWatched: false, isPassed: false, best: null };

/** Returns the result in a module, to be changed. */
export function resultIn(run: ModelRun, moduleId: number): Result {
  const known = run.results.get(moduleId);
  if (known !== undefined) return known;
  const result = { ...NOTHING };
  run.results.set(moduleId, result);
  return result;
}

/** The modules that can be learnt; drafts are left out. */
export const steps = (modules: readonly ModelModule[]) =>
  modules.filter(({ seconds, questions }) => seconds > 0 || questions.length > 0);

const isPassed = (run: ModelRun, { id }: ModelModule) => run.results.get(id)?.isPassed === true;

/** A module is open if it is the first, if the one before it is passed, or if it was open before. */
export function isOpen(run: ModelRun, path: readonly ModelModule[], index: number): boolean {
  const [module, before] = [path[index], path[index - 1]];
  if (module === undefined) return false;
  return before === undefined || isPassed(run, before) || run.everOpen.has(module.id);
}

/** Call after every step: what is open now stays open. */
export function rememberOpen(run: ModelRun, modules: readonly ModelModule[]): void {
  const path = steps(modules);
  for (const [i, { id }] of path.entries()) if (isOpen(run, path, i)) run.everOpen.add(id);
}

interface Passing {
  readonly moduleId: number;
  readonly modules: readonly ModelModule[];
  readonly at: number;
}

/** The first pass of the last module completes the run, once and for all. */
export function pass(run: ModelRun, { moduleId, modules, at }: Passing): void {
  const result = resultIn(run, moduleId);
  if (result.isPassed) return;
  result.isPassed = true;
  const path = steps(modules);
  if (run.completedAt !== null || !path.every((module) => isPassed(run, module))) return;
  run.completedAt = at;
  run.frozen = path;
}

/** Call after a change of modules: a run in which all are passed is completed at the time of the change. */
export function completeByChange(run: ModelRun, modules: readonly ModelModule[], at: number): void {
  const path = steps(modules);
  if (run.completedAt !== null || path.length === 0) return;
  if (!path.every((module) => isPassed(run, module))) return;
  run.completedAt = at;
  run.isCompletedByChange = true;
  run.frozen = path;
}

/** The undo of a deletion opens the runs again that were completed since by changes, and have an open module. */
export function takeBack(run: ModelRun, modules: readonly ModelModule[], deletedAt: number): void {
  if (run.completedAt === null || !run.isCompletedByChange || run.completedAt < deletedAt) return;
  const path = steps(modules);
  if (path.length > 0 && path.every((module) => isPassed(run, module))) return;
  run.completedAt = null;
  run.isCompletedByChange = false;
  run.frozen = null;
}

/** Call after every step: a completed run also has the modules that were passed since. */
export function addPassed(run: ModelRun, modules: readonly ModelModule[]): void {
  if (run.completedAt === null) return;
  const frozen = run.frozen ?? [];
  const known = new Set(frozen.map(({ id }) => id));
  const added = steps(modules).filter((module) => isPassed(run, module) && !known.has(module.id));
  run.frozen = [...frozen, ...added.toSorted((a, b) => a.id - b.id)];
}

export function end(run: ModelRun, modules: readonly ModelModule[], at: number): void {
  run.frozen ??= steps(modules);
  run.endedAt = at;
}

/** Makes the run current again. Only a completed run keeps its modules. */
export function resume(run: ModelRun): void {
  run.endedAt = null;
  if (run.completedAt === null) run.frozen = null;
}

const isPass = (correct: number, total: number) => total > 0 && 10 * correct >= 7 * total;

export const isQuizPass = ({ correct, asked }: ModelAttempt) => isPass(correct, asked.length);

export function percent(correct: number, total: number): number {
  const rounded = Math.round((100 * correct) / total);
  return isPass(correct, total) ? Math.max(rounded, 70) : Math.min(rounded, 69);
}

/** A better score replaces the best one; the first of two equal ones stays. */
export function addAttempt(run: ModelRun, attempt: ModelAttempt): void {
  run.attempts.push(attempt);
  const result = resultIn(run, attempt.moduleId);
  const [correct, total] = [attempt.correct, attempt.asked.length];
  const isBetter =
    result.best === null || correct / total > result.best.correct / result.best.total;
  if (isBetter) result.best = { correct, total };
}

/** The figures of a run over these modules, as admins see them. */
export function figuresOf(run: ModelRun, modules: readonly ModelModule[]) {
  const path = steps(modules);
  const results = path.map(({ id }) => run.results.get(id) ?? NOTHING);
  const passed = results.filter(({ isPassed }) => isPassed).length;
  const quizzes = path.flatMap(({ questions }, i) =>
    questions.length > 0 ? [results[i]?.best] : [],
  );
  const scores = quizzes.map((best) => (best ? percent(best.correct, best.total) : 0));
  const sum = scores.reduce((total, score) => total + score, 0);
  const share = path.length === 0 ? 0 : Math.round((1000 * passed) / path.length) / 10;
  return {
    overallProgress: passed < path.length ? Math.min(share, 99.9) : share,
    modulesCompleted: passed,
    totalModules: path.length,
    averageScore: scores.length === 0 ? 0 : Math.round(sum / scores.length),
    totalTimeSpent: results.reduce((total, { watched }) => total + watched, 0),
  };
}

/** Completed once all modules were passed, failed with a failed try at one that is still to be passed. */
export function statusOf(run: ModelRun, modules: readonly ModelModule[]) {
  const path = steps(modules);
  const results = path.map(({ id }) => run.results.get(id) ?? NOTHING);
  if (run.completedAt !== null && path.length > 0) return 'completed';
  if (results.every(({ isPassed, watched, best }) => !isPassed && watched === 0 && best === null))
    return 'not-started';
  if (results.every(({ isPassed }) => isPassed)) return 'completed';
  const hasFailed = results.some(
    ({ isPassed, best }, i) => !isPassed && best !== null && (path[i]?.questions.length ?? 0) > 0,
  );
  return hasFailed ? 'failed' : 'in-progress';
}

/** Each module of a run, as admins see it. */
export function modulesOf(run: ModelRun, modules: readonly ModelModule[]) {
  const path = steps(modules);
  return path.map(({ id, name, seconds, questions }, i) => {
    const { watched, isWatched, isPassed, best } = run.results.get(id) ?? NOTHING;
    return {
      moduleId: id,
      moduleName: name,
      videoDuration: seconds,
      questionCount: questions.length,
      passMark: 70,
      pass: isPassed,
      isLocked: !isOpen(run, path, i),
      timeSpent: watched,
      watchedTo: Math.min(watched, seconds),
      videoCompleted: isPassed || isWatched || seconds === 0,
      score: best === null ? null : percent(best.correct, best.total),
    };
  });
}
