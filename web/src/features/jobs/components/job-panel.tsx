import { useStore } from '#web/platform/state/use-store.ts';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { followedJobs } from '../model/followed-jobs.ts';
import { jobTexts } from '../texts/catalogue.ts';

const JobCard = lazyOnIdle(async () => (await import('./job-card.tsx')).JobCard);

/** The progress and results of the admin's jobs; below the header on every page until they are dismissed. */
export function JobPanel() {
  const jobIds = useStore(followedJobs);
  if (jobIds.length === 0) return null;
  return (
    <section
      aria-label={jobTexts().panel}
      className="sticky top-16 empty:hidden z-20 -mx-4 -mt-8 mb-6 grid max-h-[60dvh] gap-2 overflow-y-auto bg-background px-4 pt-4 pb-3 sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10 print:hidden"
    >
      {jobIds.map((id) => (
        <JobCard key={id} jobId={id} />
      ))}
    </section>
  );
}
