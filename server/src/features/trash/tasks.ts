import { type Cursor, defineTask, type Task } from '#server/platform/tasks/task.ts';
import { DELETION } from '../deletions/service.ts';
import type { Trash } from './trash.ts';

export const trashTasks = ({ work }: Trash): readonly Task[] => [
  defineTask<Cursor>(DELETION, { step: work }),
];
