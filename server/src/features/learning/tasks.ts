import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import { MODULE_CHANGES } from './results/module-changes.ts';
import type { Learning } from './service.ts';

export const learningTasks = ({ moduleChanges }: Learning): readonly Task[] => [
  defineTask(MODULE_CHANGES, { step: moduleChanges.step }),
];
