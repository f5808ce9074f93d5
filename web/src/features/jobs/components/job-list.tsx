import { jobTexts } from '../texts/catalogue.ts';
import { JobCard } from './job-card.tsx';

/** The progress and results of jobs. */
export function JobList({ jobIds }: { jobIds: readonly number[] }) {
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
