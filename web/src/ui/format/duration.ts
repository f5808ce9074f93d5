import { uiTexts } from '../texts/catalogue.ts';

/** Seconds in the form of a clock: '0:07', '3:12', '1:02:05'. For positions in a recording. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = String(whole % 60).padStart(2, '0');
  if (hours === 0) return `${minutes}:${rest}`;
  return `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** Seconds in words: '0 min', '<1 min', '12 min', '2 h', '2 h 10 min'. Minutes are rounded, as in the specification. */
export function formatDuration(seconds: number): string {
  const t = uiTexts().duration;
  if (seconds > 0 && seconds < 60) return t.lessThanOneMinute;
  const rounded = Math.round(Math.max(0, seconds) / 60);
  const hours = Math.floor(rounded / 60);
  const minutes = rounded % 60;
  if (hours === 0) return t.minutes(minutes);
  return minutes === 0 ? t.hours(hours) : t.hoursAndMinutes(hours, minutes);
}

/**
 * The remaining seconds, rounded to the precision of the estimate: 'a few seconds left', '40 seconds left', '3 minutes
 * left', '2 hours left'.
 */
export function formatTimeLeft(seconds: number): string {
  const t = uiTexts().timeLeft;
  if (seconds < 8) return t.fewSeconds;
  if (seconds < 55) return t.seconds(Math.ceil(seconds / 10) * 10);
  if (seconds < 3570) return t.minutes(Math.max(1, Math.round(seconds / 60)));
  return t.hours(Math.round(seconds / 3600));
}
