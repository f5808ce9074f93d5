import type { ModuleProgress } from '@portal/contract/learning';
import type { Standing } from '@portal/contract/requirements';

type Counted = {
  /** A completion counts. */
  readonly completed: boolean;
  readonly standing: Standing | null;
};

/** The trainee takes the module again, in which an earlier completion counts or has expired. */
export function isRenewing({ standing }: Pick<Counted, 'standing'>): boolean {
  return standing?.renewing === true;
}

/** The module is completed, and shown for review. While it is renewed, it is taken like an open one. */
export function isForReview(module: Counted): boolean {
  return module.completed && !isRenewing(module);
}

/** A completion counted once, and counts no more. */
export function hasExpired({ completed, standing }: Counted): boolean {
  return !completed && standing !== null && standing.validUntil !== null;
}

/** The module is open to be watched and passed, so that it has a next step. */
export function isToBeTaken(module: ModuleProgress): boolean {
  return !isForReview(module) && !module.canRenew;
}
