import { defineTask, type Task } from '#server/platform/tasks/task.ts';
import { LEDGER_CHECK, type LedgerChecks } from './check.ts';
import type { Checked } from './check-part.ts';
import type { CheckpointMails } from './checkpoint-mails.ts';

const MINUTE_MS = 60_000;

export const ledgerCheckTasks = ({ step }: LedgerChecks): readonly Task[] => [
  defineTask<Checked>(LEDGER_CHECK, { step }),
];

export const checkpointMailTasks = ({ sendDue }: CheckpointMails): readonly Task[] => [
  defineTask('checkpoint mails', { every: MINUTE_MS, run: sendDue }),
];
