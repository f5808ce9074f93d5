import type { Job } from '@portal/contract/jobs';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { useCancelJob, useJob, useUndoJob } from '../api/job.ts';
import {
  countSentence,
  isUnderWay,
  jobPercent,
  jobSentence,
  refusedPeople,
  refusedSentence,
} from '../model/job-sentences.ts';

type JobProgressProps = { jobId: number; onDismiss: () => void };

/** How far a job is, with Cancel while it runs and Undo afterwards. */
export function JobProgress({ jobId, onDismiss }: JobProgressProps) {
  const { data: job, error, isFetching, refetch } = useJob(jobId);
  const titleId = useId();
  // The button that had the focus may be gone.
  useFocusAfterChange(job?.state);
  return (
    <Card role="group" aria-labelledby={titleId} className="grid gap-3 p-4 shadow-md sm:p-4">
      <div className="flex items-start gap-3">
        {/* Announced when the state changes, not with each batch. */}
        <p role="status" id={titleId} className="min-w-0 grow wrap-anywhere py-2 font-medium">
          {job === undefined ? 'Loading progress…' : jobSentence(job)}
        </p>
        {job !== undefined && isUnderWay(job) ? null : (
          <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={onDismiss}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      {job === undefined ? null : <JobDetails job={job} />}
      {error === null ? null : (
        <RetryBanner tone="warning" retrying={isFetching} onRetry={() => void refetch()}>
          The progress could not be loaded. {messageOf(error)}
        </RetryBanner>
      )}
    </Card>
  );
}

function JobDetails({ job }: { job: Job }) {
  const refused = refusedSentence(job);
  return (
    <>
      {isUnderWay(job) ? (
        <div className="grid gap-1.5">
          <ProgressBar value={jobPercent(job)} label={jobSentence(job)} />
          <p className="text-sm text-text-muted tabular-nums">{countSentence(job)}</p>
        </div>
      ) : null}
      {job.problem === null ? null : <p className="text-sm text-text-muted">{job.problem}</p>}
      {refused === null ? null : <p className="text-sm text-text-muted">{refused}</p>}
      {job.state === 'running' ? <CancelButton job={job} /> : null}
      {job.undoable && !isUnderWay(job) ? <UndoButton job={job} /> : null}
    </>
  );
}

function CancelButton({ job }: { job: Job }) {
  const cancel = useCancelJob(job.id);
  return (
    <div className="grid justify-items-start gap-3">
      {cancel.error === null ? null : <FormError>{cancel.error.message}</FormError>}
      <Button
        variant="outline"
        size="sm"
        // The answer may come before the batch that is under way has ended.
        busy={cancel.isPending || cancel.isSuccess}
        busyLabel="Cancelling…"
        onClick={() => cancel.mutate()}
      >
        Cancel
      </Button>
    </div>
  );
}

function UndoButton({ job }: { job: Job }) {
  const undo = useUndoJob(job.id);
  return (
    <div className="grid justify-items-start gap-3">
      {undo.error === null ? null : <FormError>{undoRefusal(undo.error)}</FormError>}
      <Button
        variant="outline"
        size="sm"
        busy={undo.isPending}
        busyLabel="Undoing…"
        onClick={() => undo.mutate()}
      >
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </div>
  );
}

/** The server's reason with the names of the people whom it concerns. */
function undoRefusal(error: Error): string {
  const people = error instanceof ApiError ? refusedPeople(error.details) : null;
  return people === null ? error.message : `${error.message} (${people})`;
}
