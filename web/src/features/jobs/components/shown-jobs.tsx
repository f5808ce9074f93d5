import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { useStore } from '#web/platform/state/use-store.ts';
import { hideJob, shownJobs } from '../model/shown-jobs.ts';
import { JobProgress } from './job-progress.tsx';

/** The jobs that the admin has started, above every page; they stay in view while it is scrolled. */
export function ShownJobs() {
  const { id } = useCurrentUser();
  const jobs = useStore(shownJobs).filter(({ userId }) => userId === id);
  if (jobs.length === 0) return null;
  return (
    <div className="sticky top-20 z-20 mb-6 grid gap-3">
      {jobs.map(({ jobId }) => (
        <JobProgress key={jobId} jobId={jobId} onDismiss={() => hideJob(jobId)} />
      ))}
    </div>
  );
}
