import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { stopWhenBegun } from '#server/testing/stop-when-begun.ts';

/** Works on the jobs until some trainees of this one are done, as if the process was then stopped. */
export async function runUntilBegun({ services, resources }: TestPortal, jobId: number) {
  const job = resources.db.selectFrom('jobs').select('done').where('id', '=', jobId);
  await stopWhenBegun(
    (signal) => services.jobs.runDue(signal),
    async () => (await job.executeTakeFirstOrThrow()).done > 0,
  );
}
