import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import { JOB } from './queries.ts';
import type { Jobs } from './service.ts';

const HOUR_MS = 3_600_000;

export const jobsTasks = ({ work, removeOld }: Jobs): readonly Task[] => [
  defineTask<number>(JOB, work),
  defineTask('old jobs', { every: HOUR_MS, run: removeOld }),
];
