import type { Job } from '@portal/contract/jobs';
import { useEffect, useEffectEvent } from 'react';
import { isUnderWay, useCancelJob, useJob } from '#web/features/jobs/api/jobs.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { ImportStep } from '../model/use-import.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type ImportProgressProps = {
  step: Extract<ImportStep, { kind: 'adding' }>;
  onEnd: (job: Job) => void;
  onClose: () => void;
};

/** How many trainees are added. The import goes on when the dialog is closed; the job panel shows it then. */
export function ImportProgress({ step: { jobId, report }, onEnd, onClose }: ImportProgressProps) {
  const t = traineeTexts().import;
  const { data: job } = useJob(jobId);
  const cancellation = useCancelJob(jobId);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (job !== undefined && !isUnderWay(job)) end(job);
  }, [job]);
  const { total, done, refused } = job ?? { total: report.ready, done: 0, refused: 0 };
  const title = t.adding(total);
  const finished = done + refused;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p role="status" className="font-medium">
          {title}
        </p>
        <div className="flex items-center gap-3 text-sm">
          <ProgressBar label={title} value={(100 * finished) / total} className="grow" />
          <span className="text-text-muted tabular-nums">{t.addedOf(finished, total)}</span>
        </div>
      </div>
      {cancellation.error === null ? null : <FormError>{messageOf(cancellation.error)}</FormError>}
      <DialogFooter>
        <Button
          variant="outline"
          busy={cancellation.isPending}
          busyLabel={t.stopping}
          onClick={() => cancellation.mutate()}
        >
          {t.stop}
        </Button>
        <Button onClick={onClose}>{t.inBackground}</Button>
      </DialogFooter>
    </div>
  );
}
