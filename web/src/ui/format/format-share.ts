import { uiTexts } from '../texts/catalogue.ts';

/** The rounded percentage, but never 0 % for a count above zero and never 100 % for a part. */
export function formatShare(count: number, total: number): string {
  const t = uiTexts();
  if (count === 0 || total === 0) return t.percent(0);
  const percent = (count / total) * 100;
  if (percent < 1) return t.lessThanOnePercent;
  return percent < 100 && percent > 99 ? t.moreThan99Percent : t.percent(Math.round(percent));
}
