import { useStore } from '#web/platform/state/use-store.ts';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { followedJobs } from '../model/followed-jobs.ts';

// Loaded lazily with its texts: it is seldom shown, and never to trainees.
const JobList = lazyOnIdle(async () => (await import('./job-list.tsx')).JobList);

/** The progress and results of the admin's jobs; below the header on every page until they are dismissed. */
export function JobPanel() {
  const jobIds = useStore(followedJobs);
  return jobIds.length === 0 ? null : <JobList jobIds={jobIds} />;
}
