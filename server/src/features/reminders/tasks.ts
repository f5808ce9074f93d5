import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import { REMINDERS } from './round.ts';
import type { Reminders } from './service.ts';
import { LATE_SUMMARIES } from './summaries.ts';

const MINUTE_MS = 60_000;

export const remindersTasks = ({ round, summaries }: Reminders): readonly Task[] => [
  defineTask(REMINDERS, { every: MINUTE_MS, step: round }),
  defineTask(LATE_SUMMARIES, { every: MINUTE_MS, run: summaries.sendDue }),
];
