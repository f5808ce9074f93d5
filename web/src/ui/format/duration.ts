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
  if (seconds <= 0) return '0 min';
  if (seconds < 60) return '<1 min';
  const rounded = Math.round(seconds / 60);
  const hours = Math.floor(rounded / 60);
  const minutes = rounded % 60;
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/**
 * The remaining seconds, rounded to the precision of the estimate: 'a few seconds left', '40 seconds left', '3 minutes
 * left', '2 hours left'.
 */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 8) return 'a few seconds left';
  if (seconds < 55) return `${Math.ceil(seconds / 10) * 10} seconds left`;
  if (seconds < 3570) return counted(Math.max(1, Math.round(seconds / 60)), 'minute');
  return counted(Math.round(seconds / 3600), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} left`;
}
