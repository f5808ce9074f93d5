/** Why a trainee does not get on with a module, for admins. */
import type { StuckReason } from '@portal/contract/trainees';
import type { PathModule } from '../path/path.ts';
import type { Standing } from '../tries.ts';

interface Stuck {
  /** The first module that is open and not completed. */
  readonly module: Pick<
    PathModule,
    'name' | 'openedAt' | 'isWatched' | 'videoDuration' | 'watchedTo'
  >;
  /** Failed tries that count. */
  readonly failed: number;
  readonly standing: Standing;
  /** A question; null without a wrong answer. */
  readonly mostOftenWrong: string | null;
}

export function whyStuck({ module, failed, standing, mostOftenWrong }: Stuck): StuckReason {
  const { name: moduleName, watchedTo, videoDuration } = module;
  if (module.openedAt === null && failed === 0) return { reason: 'not-started', moduleName };
  if (!module.isWatched) return { reason: 'not-watched', moduleName, watchedTo, videoDuration };
  if (failed === 0) return { reason: 'no-try', moduleName };
  const { isBlocked, retryAt } = standing;
  return {
    reason: 'failed',
    moduleName,
    failed,
    mostOftenWrong: mostOftenWrong === null ? null : shortened(mostOftenWrong),
    isBlocked,
    retryAt: retryAt === null ? null : new Date(retryAt).toISOString(),
  };
}

const QUESTION_SHOWN_MAX = 120;

const shortened = (text: string) =>
  text.length <= QUESTION_SHOWN_MAX ? text : `${text.slice(0, QUESTION_SHOWN_MAX).toWellFormed()}…`;
