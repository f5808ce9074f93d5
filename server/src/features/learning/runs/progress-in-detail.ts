import { because } from '@portal/contract/reasons';
import type { StandingInShort } from '@portal/contract/requirements';
import type { StuckReason, TraineeModuleProgress, TriesAtQuiz } from '@portal/contract/trainees';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { CalculatedProgress, ProgressOf } from '../figures/progress-of-trainees.ts';
import type { PathOf } from '../path/create-path.ts';
import type { Quiz } from '../quiz/create-quiz.ts';
import type { ModulesInRun } from './trainee-modules.ts';

export interface ProgressInDetail {
  readonly summary: CalculatedProgress;
  /** The worst of the modules; null without any rule of the company. */
  readonly standing: StandingInShort | null;
  readonly modules: TraineeModuleProgress[];
  readonly tries: TriesAtQuiz[];
  /** Why the trainee does not get on; null for one who gets on, or has nothing left to do. */
  readonly stuck: StuckReason | null;
}

interface Dependencies {
  readonly pathOf: PathOf;
  readonly progressOf: ProgressOf;
  readonly modulesInRun: ModulesInRun;
  readonly explain: Quiz['explain'];
}

interface CurrentRun {
  readonly userId: number;
  readonly companyId: number;
  readonly runId: number;
}

export function createProgressInDetail(dependencies: Dependencies) {
  const { pathOf, progressOf, modulesInRun, explain } = dependencies;
  return async (trainee: CurrentRun): Promise<ProgressInDetail> => {
    const [path, figures] = await Promise.all([pathOf(trainee), progressOf([trainee.userId])]);
    const summary = requireFound(figures.get(trainee.userId), because('traineeNotFound'));
    return {
      summary,
      standing: summary.standing,
      modules: await modulesInRun(trainee, path),
      ...(await explain(trainee.runId, path, summary)),
    };
  };
}
