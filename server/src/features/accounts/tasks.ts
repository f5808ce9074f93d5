import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import type { Accounts } from './service.ts';

const HOUR_MS = 3_600_000;

export const accountsTasks = (accounts: Accounts): readonly Task[] => [
  defineTask('expired sessions', { every: HOUR_MS, run: accounts.removeExpiredSessions }),
  defineTask('unconfirmed sign-ups', { every: HOUR_MS, run: accounts.confirmations.removeExpired }),
];
