import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import type { Reports } from './service.ts';

const MINUTE_MS = 60_000;

export const reportsTasks = ({ weekly }: Reports): readonly Task[] => [
  defineTask('weekly reports', { every: MINUTE_MS, run: weekly.sendDue }),
];
