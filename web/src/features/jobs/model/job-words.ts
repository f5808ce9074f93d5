import type { Job } from '@portal/contract/jobs';
import { jobTexts } from '../texts/catalogue.ts';

/** The state of a job as one sentence without numbers that change every second, so that it can be announced. */
export function jobTitle({ kind, state, total, done, refused }: Job): string {
  const t = jobTexts().actions[kind];
  switch (state) {
    case 'running':
      return t.running(total);
    case 'done':
      return t.done(done, done + refused === total ? done : total);
    case 'cancelled':
      return t.cancelled(done, total);
    case 'failed':
      return t.stopped(done, total);
    case 'undoing':
      return t.undoing;
    case 'undone':
      return done === 0 ? t.undone : t.partlyUndone(done);
  }
}

/** Says for how many it could not be done, and why; null if for none. */
export function refusalText({ kind, refused }: Job): string | null {
  return refused === 0 ? null : jobTexts().actions[kind].refused(refused);
}

/** Says how many invitations were sent and refused; null for a job without any. */
export function invitationText({ invitations }: Job): string | null {
  if (invitations === null) return null;
  const t = jobTexts().invitations;
  const { total, waiting, refused } = invitations;
  if (waiting === total) return t.allWaiting(total);
  const invited = Math.max(0, total - waiting - refused);
  if (waiting === 0) return refused === 0 ? t.sent(invited) : t.someRefused(invited, refused);
  return refused === 0
    ? t.someWaiting(invited, waiting)
    : t.someWaitingSomeRefused(invited, waiting, refused);
}

/** The percent that are finished; while a job is undone, the percent that are not undone yet. */
export function jobPercent({ total, done, refused }: Job): number {
  return total === 0 ? 100 : ((done + refused) / total) * 100;
}
