import { because } from '@portal/contract/reasons';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';

/** A trainee as the session identifies them. */
export interface Learner {
  readonly userId: number;
  readonly name: string;
  readonly companyId: number;
  /** The trainee's current run at the beginning of the call. */
  readonly runId: number;
}

/** Throws FORBIDDEN for a user who is no trainee. */
export function learnerOf({ userId, name, companyId, runId }: Identity): Learner {
  if (companyId === null || runId === null)
    throw new AppError('FORBIDDEN', because('accessDenied'));
  return { userId, name, companyId, runId };
}

/** Throws RUN_ENDED if the call is about another run than the current one; `runId` is the client's, if it sent one. */
export function requireCurrentRun(learner: Learner, runId: number | undefined): void {
  if (runId !== undefined && runId !== learner.runId) throw runHasEnded();
}

/** For a call that began in a run which has ended since. */
export function runHasEnded(): AppError {
  return new AppError('RUN_ENDED', because('runEnded'));
}
