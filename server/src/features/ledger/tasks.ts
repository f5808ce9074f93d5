import { DONE, defineTask, type Task } from '#server/platform/tasks/task.ts';
import type { Ledger } from './service.ts';

export const LEDGER = 'ledger';

const APPEND_MS = 5_000;

export const ledgerTasks = ({ append }: Pick<Ledger, 'append'>): readonly Task[] => [
  defineTask<'more'>(LEDGER, {
    every: APPEND_MS,
    step: async (tx) => ((await append(tx)) ? 'more' : DONE),
  }),
];
