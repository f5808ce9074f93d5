/** The rounded percentage, but never 0 % for a count above zero and never 100 % for a part. */
export function formatShare(count: number, total: number): string {
  if (count === 0 || total === 0) return '0%';
  const percent = (count / total) * 100;
  if (percent < 1) return '<1%';
  return percent < 100 && percent > 99 ? '>99%' : `${Math.round(percent)}%`;
}
