import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import type { Chat } from './service.ts';

const MINUTE_MS = 60_000;

export const chatTasks = ({ removeOldBudgets }: Chat): readonly Task[] => [
  defineTask('old chat budgets', { every: MINUTE_MS, run: removeOldBudgets }),
];
