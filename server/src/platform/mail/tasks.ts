import { defineTask, type Task } from '../tasks/task.ts';
import type { MailDelivery } from './mail-delivery.ts';
import { MAILS, type MailQueue } from './mail-queue.ts';

/** With the longest pause between two attempts, mails are sent within 70 s after the mail server is reachable again. */
const MAILS_MS = 10_000;
const HOUR_MS = 3_600_000;

export const mailTasks = (mails: MailQueue, delivery: MailDelivery): readonly Task[] => [
  defineTask(MAILS, { every: MAILS_MS, run: delivery.deliverDue }),
  defineTask('old refused mails', { every: HOUR_MS, run: mails.removeOldRefusals }),
];
