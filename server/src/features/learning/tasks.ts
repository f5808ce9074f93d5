import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import { CERTIFICATES } from './results/certificates-task.ts';
import { MODULE_CHANGES } from './results/module-changes.ts';
import { STANDINGS } from './results/standings-task.ts';
import type { Learning } from './service.ts';

const MINUTE_MS = 60_000;
const CERTIFICATES_MS = 20_000;

export const learningTasks = ({
  moduleChanges,
  standingsStep,
  certificatesStep,
}: Learning): readonly Task[] => [
  defineTask(MODULE_CHANGES, { step: moduleChanges.step }),
  defineTask(STANDINGS, { every: MINUTE_MS, step: standingsStep }),
  defineTask(CERTIFICATES, { every: CERTIFICATES_MS, step: certificatesStep }),
];
