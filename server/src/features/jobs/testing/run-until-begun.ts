import { expect } from 'vitest';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** Works on the jobs until some trainees of this one are done, as if the process was then stopped. */
export async function runUntilBegun({ services, resources }: TestPortal, jobId: number) {
  const ending = new AbortController();
  const running = services.jobs.runDue(ending.signal);
  const stopIfBegun = async () => {
    const job = resources.db.selectFrom('jobs').select('done').where('id', '=', jobId);
    const { done } = await job.executeTakeFirstOrThrow();
    if (done > 0) ending.abort();
    return ending.signal.aborted;
  };
  await expect.poll(stopIfBegun, { interval: 1 }).toBe(true);
  await running;
}
