/** Why a trainee does not get on with a module, in one sentence for admins. */
import type { PathModule } from '../path/path.ts';
import type { Standing } from '../tries.ts';

interface Stuck {
  /** The first module that is open and not completed. */
  readonly module: Pick<
    PathModule,
    'name' | 'openedAt' | 'isWatched' | 'videoDuration' | 'watchedTo' | 'triesMax'
  >;
  /** Failed tries that count. */
  readonly failed: number;
  readonly standing: Standing;
  /** A question; null without a wrong answer. */
  readonly mostOftenWrong: string | null;
  /** The time of the last progress; null before the first one. */
  readonly lastActiveAt: number | null;
  readonly now: number;
}

export function whyStuck(stuck: Stuck): string {
  const { lastActiveAt, now } = stuck;
  const lastActive =
    lastActiveAt === null ? 'never active' : `last active ${ago(now - lastActiveAt)}`;
  return `${reasonOf(stuck)} (${lastActive}).`;
}

function reasonOf({ module, failed, standing, mostOftenWrong, now }: Stuck): string {
  const name = `‘${module.name}’`;
  if (module.openedAt === null && failed === 0) return `Has not started ${name}`;
  if (!module.isWatched) {
    const [reached, whole] = [
      minutesAndSeconds(module.watchedTo),
      minutesAndSeconds(module.videoDuration),
    ];
    return `Has not finished the video of ${name}: ${reached} of ${whole} watched`;
  }
  if (failed === 0) return `Has not taken the quiz of ${name} yet`;
  const wrong = mostOftenWrong === null ? '' : `, most often wrong: ‘${shortened(mostOftenWrong)}’`;
  const fails = `failed the quiz of ${name} ${failed === 1 ? 'once' : `${failed} times`}${wrong}`;
  if (standing.isBlocked) return `Waits for an admin to open the quiz again: ${fails}`;
  if (standing.retryAt !== null) return `Can try again ${within(standing.retryAt - now)}: ${fails}`;
  return `F${fails.slice(1)}`;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

function within(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  return `in ${counted(minutes, 'minute')}`;
}

function ago(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (minutes < 1) return 'less than a minute ago';
  if (hours < 1) return `${counted(minutes, 'minute')} ago`;
  if (hours < 2 * DAY_HOURS) return `${counted(hours, 'hour')} ago`;
  return `${Math.floor(hours / DAY_HOURS)} days ago`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function minutesAndSeconds(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const QUESTION_SHOWN_MAX = 120;

const shortened = (text: string) =>
  text.length <= QUESTION_SHOWN_MAX ? text : `${text.slice(0, QUESTION_SHOWN_MAX).toWellFormed()}…`;
