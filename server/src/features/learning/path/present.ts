import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import { wholeMinutes } from '@portal/contract/rules';
import { shownPercent } from '../scoring.ts';
import { presentStanding } from '../standing/people.ts';
import { standingOf } from '../tries.ts';
import { countUp, isCounted } from './counting.ts';
import { isRenewable, type Path, type PathModule } from './path.ts';
import type { RunFacts } from './progress-queries.ts';

export const refOf = ({ id, name }: { id: number; name: string }) => ({
  moduleId: id,
  moduleName: name,
});

/** Without the facts of a run, for one that has been purged meanwhile. `now` in milliseconds since 1970. */
export function presentDashboard(path: Path, facts: RunFacts | undefined, now: number): Dashboard {
  const current = path.find(
    ({ isOpen, isCompleted, standing }) => isOpen && !isCompleted && isCounted(standing),
  );
  const { totalTimeSpent, ...counted } = countUp(path);
  return {
    ...counted,
    totalTimeSpent: wholeMinutes(totalTimeSpent),
    currentModule: current === undefined ? null : refOf(current),
    moduleProgress: presentModules(path, now),
    restartedAt: isRestarted(facts) ? instantOf(facts.started_at) : null,
    trainingCompletedAt: instantOf(facts?.completed_at ?? null),
    hasEarlierResult: Number(facts?.earlier_results) > 0,
    today: path.find(({ isStandingShown }) => isStandingShown)?.standing?.today ?? null,
  };
}

/** All modules are to be taken again: a renewal starts only some. */
const isRestarted = (facts: RunFacts | undefined): facts is RunFacts =>
  facts !== undefined && Number(facts.earlier_runs) > 0 && facts.is_renewal === 0;

export function presentProgress(module: PathModule) {
  const { id, name, videoDuration, questionCount, passMark, isCompleted } = module;
  return {
    moduleId: id,
    moduleName: name,
    videoDuration,
    questionCount,
    passMark,
    pass: isCompleted,
    standing: shownStanding(module),
  };
}

/** The standing on the wire; null in a company without rules. */
export const shownStanding = ({ standing, isStandingShown }: PathModule) =>
  standing !== null && isStandingShown ? presentStanding(standing) : null;

export const presentModules = (path: Path, now: number): ModuleProgress[] =>
  path.map((module) => presentModuleProgress(module, now));

function presentModuleProgress(module: PathModule, now: number): ModuleProgress {
  const { retryAt, triesLeft } = standingOf(module.tries, module.triesMax, now);
  return {
    ...presentProgress(module),
    description: module.description,
    hasPoster: module.hasPoster,
    completed: module.isCompleted,
    canRenew: isRenewable(module),
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

export const bestPercent = ({ best, passMark }: PathModule): number | null =>
  best === null ? null : shownPercent(best, passMark);

export const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
