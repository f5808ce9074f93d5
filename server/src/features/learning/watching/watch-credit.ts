/** How much of a reported time is credited: a pure rule over the clock of the trainee and that of the session. */
import { WATCH_CREDIT_MAX_MS, WATCH_OPENING_GRACE_MS } from '@portal/contract/limits';

/** Instants in ms since 1970, as stored. */
export interface WatchMarks {
  /** The seconds that are credited in the module. */
  readonly held: number;
  /** Up to here the trainee's time is credited, over all modules, tabs and devices; null before the first credit. */
  readonly creditedUntil: number | null;
  /** The latest opening or report of the module in this session; null if the session has not opened it. */
  readonly reportedAt: number | null;
}

export interface WatchCredit {
  /** The greatest credit that any claim could get now, in seconds. */
  readonly available: number;
  /** The credit for this claim, in seconds. */
  readonly seconds: number;
  readonly creditedUntil: number | null;
  readonly reportedAt: number;
}

/**
 * Credits the time since the latest report of the session, up to 60 s, without time that was credited before, and no
 * more than the report claims. So the credited times of a trainee never overlap, and each lies between two requests of
 * one session. Without an opening in the session the report only starts its clock.
 */
export function creditOf(marks: WatchMarks, claimed: number, now: number): WatchCredit {
  const creditedUntil = markBefore(marks.creditedUntil, now);
  const reportedAt = markBefore(marks.reportedAt, now);
  const reported = { creditedUntil, reportedAt: Math.max(reportedAt ?? now, now) };
  const from = Math.max(creditedUntil ?? 0, reportedAt ?? now, now - WATCH_CREDIT_MAX_MS);
  const available = Math.max(0, now - from) / 1000;
  const seconds = Math.min(claimed - marks.held, available);
  if (seconds <= 0) return { ...reported, available, seconds: 0 };
  // Rounded up: no part of a millisecond is credited twice.
  const until = Math.min(now, Math.ceil(from + seconds * 1000));
  return { ...reported, available, seconds, creditedUntil: until };
}

/**
 * Whether an opening leaves the clock of a session as it is: the mark is fresh, or ahead by less than what
 * {@link markBefore} accepts. `openSession` has the same rule in SQL.
 */
export function keepsClock(reportedAt: number, now: number): boolean {
  return reportedAt > now - WATCH_OPENING_GRACE_MS && reportedAt <= now + WATCH_CREDIT_MAX_MS;
}

/**
 * A mark may be ahead of `now`, because the clocks of two processes differ or the clock was set back: then no time is
 * credited until `now` has reached it. A mark that is ahead by more than a report can be credited with was made by a
 * wrong clock: time counts from now on.
 */
function markBefore(mark: number | null, now: number): number | null {
  return mark !== null && mark - now > WATCH_CREDIT_MAX_MS ? now : mark;
}
