import { getJob } from '@portal/contract/jobs';
import { expect } from 'vitest';
import type { startWithAdmin } from '#server/testing/process-client.ts';

type AdminProcess = Awaited<ReturnType<typeof startWithAdmin>>;

interface Scene {
  /** Starts the portal again with the same data. */
  readonly start: () => Promise<AdminProcess>;
  /** Starts the job. */
  readonly begin: (portal: AdminProcess) => Promise<unknown>;
  readonly total: number;
}

/** Kills the process in the middle of a job, and lets the next one end it for all trainees. */
export async function killDuringJob({ start, begin, total }: Scene): Promise<void> {
  const killed = await start();
  const job = (await begin(killed)) as { id: number };
  const done = async () => ((await killed.call(getJob, job.id)) as { done: number }).done;
  await expect.poll(done, { interval: 1 }).toBeGreaterThan(0);
  killed.child.kill('SIGKILL');
  await killed.ended;

  const second = await start();
  const finished = { state: 'done', done: total, refused: 0, total };
  await expect.poll(() => second.call(getJob, job.id)).toMatchObject(finished);
  second.child.kill('SIGTERM');
  await second.ended;
}
