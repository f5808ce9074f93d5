import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import type { Compliance } from './service.ts';

export const COMPLIANCE_MONTHS = 'compliance months';

const MINUTE_MS = 60_000;

export const complianceTasks = ({ countEndedMonths }: Compliance): readonly Task[] => [
  defineTask(COMPLIANCE_MONTHS, { every: MINUTE_MS, run: countEndedMonths }),
];
