import type { Job } from '@portal/contract/jobs';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { refusalMessage } from '#web/platform/language/reasons.ts';
import { focusMain } from '#web/platform/routing/focus-main.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { Name } from '#web/ui/name.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { isUnderWay, useCancelJob, useJob, useUndoJob } from '../api/jobs.ts';
import { followedJobs } from '../model/followed-jobs.ts';
import { invitationText, jobPercent, jobTitle, refusalText } from '../model/job-words.ts';
import { jobTexts } from '../texts/catalogue.ts';
import { DownloadCertificates } from './download-certificates.tsx';
import { RefusedTrainees } from './refused-trainees.tsx';

/** One job: its progress with Cancel, then its result with Undo. */
export function JobCard({ jobId }: { jobId: number }) {
  const { data: job, error } = useJob(jobId);
  const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND';
  useEffect(() => {
    if (isUnknown) followedJobs.dismiss(jobId);
  }, [isUnknown, jobId]);
  useRefreshAtEnd(job);
  if (job === undefined) return null;
  return <JobState job={job} />;
}

/** Reloads all lists when a job ends, and when an invitation is refused: both can be seen in nearly every one of them. */
function useRefreshAtEnd(job: Job | undefined): void {
  const wasUnderWay = useRef(false);
  const refused = job?.invitations?.refused;
  const refusedBefore = useRef(refused);
  const underWay = job !== undefined && isUnderWay(job);
  useEffect(() => {
    if (wasUnderWay.current && !underWay) void refreshInAllTabs([[]]);
    wasUnderWay.current = underWay;
  }, [underWay]);
  useEffect(() => {
    const before = refusedBefore.current;
    if (before !== undefined && (refused ?? 0) > before) void refreshInAllTabs([[]]);
    refusedBefore.current = refused;
  }, [refused]);
}

function JobState({ job }: { job: Job }) {
  const cancellation = useCancelJob(job.id);
  const undo = useUndoJob(job.id);
  const t = jobTexts();
  const title = jobTitle(job);
  // A refusal concerns the state in which the action was offered.
  const error = job.state === 'running' ? cancellation.error : job.undoable && undo.error;
  return (
    <article
      aria-label={title}
      className={classNames(
        'grid gap-3 rounded-xl border bg-surface-raised p-4 shadow-sm',
        job.state === 'failed' && 'border-danger',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="wrap-anywhere min-w-0 grow basis-40 font-medium">
          {title}
        </p>
        {job.state === 'running' ? (
          <Button
            size="sm"
            variant="outline"
            busy={cancellation.isPending}
            busyLabel={t.cancelling}
            onClick={() => cancellation.mutate()}
          >
            {t.cancel}
          </Button>
        ) : null}
        {job.undoable ? (
          <Button
            size="sm"
            variant="outline"
            busy={undo.isPending}
            busyLabel={t.undoing}
            onClick={() => undo.mutate()}
          >
            <Undo2 aria-hidden="true" />
            <span>{uiTexts().undo}</span>
          </Button>
        ) : null}
        {isUnderWay(job) ? null : (
          <Button
            size="icon"
            variant="ghost"
            className="-my-1.5 -me-2"
            aria-label={t.dismiss(title)}
            onClick={() => {
              // The button disappears with its card.
              focusMain();
              followedJobs.dismiss(job.id);
            }}
          >
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      {isUnderWay(job) ? <Progress job={job} title={title} /> : null}
      {job.problem === null ? null : (
        <FormError>{refusalMessage(job.problemReason) ?? job.problem}</FormError>
      )}
      {error ? <Refusal error={error} /> : null}
      <DownloadCertificates job={job} />
      <Refused job={job} />
      <Invitations job={job} />
    </article>
  );
}

function Progress({ job, title }: { job: Job; title: string }) {
  const finished = job.state === 'undoing' ? job.total - job.done : job.done + job.refused;
  const percent = jobPercent(job);
  return (
    <div className="flex items-center gap-3 text-sm">
      <ProgressBar
        label={title}
        value={job.state === 'undoing' ? 100 - percent : percent}
        className="grow"
      />
      <span className="text-text-muted tabular-nums">
        {jobTexts().progress(finished, job.total)}
      </span>
    </div>
  );
}

/** Why a job could not be cancelled or undone, with the people who stand against it. */
function Refusal({ error }: { error: Error }) {
  const t = jobTexts();
  const { people, count } = peopleIn(error);
  const isSolvedInTrash =
    error instanceof ApiError && ['EMAIL_TAKEN', 'COMPANY_DELETED'].includes(error.code ?? '');
  return (
    <FormError>
      <p>{messageOf(error)}</p>
      {people.length === 0 ? null : (
        <ul className="list-disc ps-5">
          {people.map((name) => (
            <li key={name}>
              <Name>{name}</Name>
            </li>
          ))}
          {count > people.length ? <li>{t.andOthers(count - people.length)}</li> : null}
        </ul>
      )}
      {isSolvedInTrash ? (
        <p>
          <Link to={paths.trash} className="underline underline-offset-4">
            {t.restoreInTrash}
          </Link>
        </p>
      ) : null}
    </FormError>
  );
}

function peopleIn(error: Error): { people: readonly string[]; count: number } {
  if (!(error instanceof ApiError)) return { people: [], count: 0 };
  const { people = [], count = 0 } = error.details as {
    people?: readonly { name: string }[];
    count?: number;
  };
  return { people: people.map(({ name }) => name), count };
}

function Invitations({ job }: { job: Job }) {
  const text = invitationText(job);
  if (text === null) return null;
  const hasRefused = (job.invitations?.refused ?? 0) > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status">{text}</p>
      {hasRefused ? (
        <Link
          to={`${paths.trainees}?status=invitation-refused`}
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4 sm:min-h-0"
        >
          {jobTexts().showRefusedInvitations}
        </Link>
      ) : null}
    </div>
  );
}

function Refused({ job }: { job: Job }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const text = refusalText(job);
  if (text === null || isUnderWay(job)) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p>{text}</p>
        <Button
          size="sm"
          variant="ghost"
          className="max-sm:-ms-3"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{jobTexts().showNames}</span>
          <ChevronDown
            aria-hidden="true"
            className={classNames('transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
      </div>
      {isOpen ? <RefusedTrainees id={id} jobId={job.id} /> : null}
    </>
  );
}
