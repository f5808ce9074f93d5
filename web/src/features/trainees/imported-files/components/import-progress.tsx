import type { Job } from '@portal/contract/jobs';
import { useEffect, useEffectEvent } from 'react';
import { isUnderWay, useCancelJob, useJob } from '#web/features/jobs/api/jobs.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { FileReport } from '../model/imported-file.ts';
import type { AddingStep } from '../model/use-import.ts';
import { fileTexts } from '../texts/catalogue.ts';

type ImportProgressProps = {
  step: AddingStep<FileReport>;
  /** The running import in words, with the number of its rows. */
  adding: (count: number) => string;
  onEnd: (job: Job) => void;
  onClose: () => void;
};

/** How many rows are imported. The import goes on when the dialog is closed; the job panel shows it then. */
export function ImportProgress(props: ImportProgressProps) {
  const t = fileTexts();
  const { step, adding, onEnd, onClose } = props;
  const { jobId, report } = step;
  const { data: job } = useJob(jobId);
  const cancellation = useCancelJob(jobId);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (job !== undefined && !isUnderWay(job)) end(job);
  }, [job]);
  const { total, done, refused } = job ?? { total: report.ready, done: 0, refused: 0 };
  const title = adding(total);
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
