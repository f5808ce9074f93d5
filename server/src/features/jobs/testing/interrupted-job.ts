/** Jobs that are stopped or killed in their middle. */
import { getJob } from '@portal/contract/jobs';
import { expect } from 'vitest';
import { type Killed, killDuring } from '#server/testing/killed-process.ts';
import { startWithAdmin } from '#server/testing/process-client.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { stopAtStatement } from '#server/testing/stop-at-statement.ts';

/** In the transaction of this batch, after what it does for its trainees. */
export const inBatch = (count: number) => ({ text: 'update "jobs" set "done"', count });

/** Works on the jobs until the first batch of one is done, as if the process was then stopped. */
export const runFirstBatch = ({ work }: TestPortal) =>
  stopAtStatement((signal) => work(['job'], signal), inBatch(1));

/** Kills the process in the middle of the first job, and lets the next one end it for all trainees. */
export async function killDuringJob(
  { env, email, begin }: Omit<Killed, 'moment'>,
  total: number,
): Promise<void> {
  await killDuring({ env, email, begin, moment: inBatch(2) });
  const second = await startWithAdmin(env, email);
  const finished = { state: 'done', done: total, refused: 0, total };
  await expect.poll(() => second.call(getJob, 1)).toMatchObject(finished);
  second.child.kill('SIGTERM');
  await second.ended;
}
