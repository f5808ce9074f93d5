import type { StuckReason, TraineeProgress } from '@portal/contract/trainees';
import { formatClock } from '#web/ui/format/duration.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { triesTexts } from '../texts/catalogue.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** Why the trainee does not get on, in one sentence; null for a trainee who gets on. */
export function stuckText(
  { stuck, lastUpdated }: Pick<TraineeProgress, 'stuck' | 'lastUpdated'>,
  now: Date,
): string | null {
  if (stuck === null) return null;
  return triesTexts().stuck.sentence(reasonText(stuck, now), lastActiveText(lastUpdated, now));
}

function reasonText(stuck: StuckReason, now: Date): string {
  const t = triesTexts().stuck;
  const moduleName = isolated(stuck.moduleName);
  switch (stuck.reason) {
    case 'not-started':
      return t.notStarted(moduleName);
    case 'not-watched': {
      const { watchedTo, videoDuration } = stuck;
      return t.notWatched(moduleName, formatClock(watchedTo), formatClock(videoDuration));
    }
    case 'no-try':
      return t.noTry(moduleName);
    case 'failed':
      return failedText(stuck, now);
  }
}

function failedText(stuck: Extract<StuckReason, { reason: 'failed' }>, now: Date): string {
  const t = triesTexts().stuck;
  const { failed, mostOftenWrong, isBlocked, retryAt } = stuck;
  const question = mostOftenWrong === null ? null : isolated(mostOftenWrong);
  const quiz = { moduleName: isolated(stuck.moduleName), failed, question };
  if (isBlocked) return t.waitsForAdmin(quiz);
  const minutes = retryAt === null ? 0 : Math.ceil(-minutesSince(retryAt, now));
  return minutes > 0 ? t.canTryAgain(minutes, quiz) : t.failed(quiz);
}

function lastActiveText(at: string | null, now: Date): string {
  const { neverActive, lastActive } = triesTexts().stuck;
  if (at === null) return neverActive;
  const minutes = Math.floor(minutesSince(at, now));
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (minutes < 1) return lastActive.now;
  if (hours < 1) return lastActive.minutes(minutes);
  if (hours < 2 * DAY_HOURS) return lastActive.hours(hours);
  return lastActive.days(Math.floor(hours / DAY_HOURS));
}

const minutesSince = (instant: string, now: Date) =>
  (now.getTime() - Date.parse(instant)) / MINUTE_MS;
