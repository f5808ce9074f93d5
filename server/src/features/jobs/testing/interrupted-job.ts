/** Jobs that are stopped in their middle. */
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { stopAtStatement } from '#server/testing/stop-at-statement.ts';

/** In the transaction of this batch, after what it does for its trainees. */
const inBatch = (count: number) => ({ text: 'update "jobs" set "done"', count });

/** Works on the jobs until the first batch of one is done, as if the process was then stopped. */
export const runFirstBatch = ({ work }: TestPortal) =>
  stopAtStatement((signal) => work(['job'], signal), inBatch(1));
