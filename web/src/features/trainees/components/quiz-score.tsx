import { PASS_PERCENT } from '@portal/contract/limits';
import type { TraineeModuleProgress } from '@portal/contract/trainees';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { percentOfPassMark } from '../model/progress-figures.ts';

/** The best score in words; a failed one also as a bar that is full at the pass mark. */
export function QuizScore({ module }: { module: TraineeModuleProgress }) {
  const { moduleName, questionCount, score, pass } = module;
  if (score === null) return pass ? <PassedMark /> : <NoScore hasQuiz={questionCount > 0} />;
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span>
          <span className="text-text-muted">Score </span>
          <span className="font-semibold tabular-nums">{score}%</span>
        </span>
        {pass ? <PassedMark /> : <span className="text-danger-text">Not passed</span>}
      </div>
      {pass ? null : (
        <ProgressBar
          value={percentOfPassMark(score)}
          label={`${moduleName}: score on the way to the pass mark of ${PASS_PERCENT}%`}
          tone="warning"
          size="sm"
        />
      )}
    </div>
  );
}

function PassedMark() {
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-sm text-success-text">
      <CircleCheck aria-hidden="true" className="size-4" />
      Passed
    </span>
  );
}

function NoScore({ hasQuiz }: { hasQuiz: boolean }) {
  return (
    <p className="text-sm text-text-muted">
      {hasQuiz ? 'No quiz attempt yet' : 'Not watched to the end yet'}
    </p>
  );
}
