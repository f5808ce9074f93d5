import type { TraineeProgress } from '@portal/contract/trainees';
import Info from 'lucide-react/icons/info';
import { passMarkText, shareText } from '../model/progress-figures.ts';
import { traineeTexts } from '../texts/catalogue.ts';

/** The explanation of how the overall progress is computed. */
export function ShareNote({ progress }: { progress: TraineeProgress }) {
  const t = traineeTexts().figures;
  const { modulesCompleted, totalModules } = progress;
  const counts = [
    [t.total, totalModules],
    [t.completed, modulesCompleted],
    [t.remaining, totalModules - modulesCompleted],
  ] as const;
  return (
    <aside
      aria-label={t.shareRule}
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-xl bg-accent-soft px-5 py-4 text-accent-text forced-colors:border"
    >
      <div className="flex min-w-0 grow basis-72 gap-3 text-sm">
        <Info aria-hidden="true" className="mt-0.5 size-[1.125rem] shrink-0" />
        <div className="grid gap-1">
          <p className="font-medium">
            {totalModules === 0
              ? t.equalShares
              : t.equalSharesOf(shareText(totalModules), totalModules)}
          </p>
          <p>{passMarkText(progress.moduleProgress)}</p>
        </div>
      </div>
      <dl className="flex gap-7">
        {counts.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-xs">{label}</dt>
            <dd className="font-semibold text-xl tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
