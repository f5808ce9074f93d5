import type { FeedbackStats } from '@portal/contract/feedback';
import { RATING_MAX } from '@portal/contract/limits';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatShare } from '#web/ui/format/format-share.ts';
import { isRating, ratingTone } from '../model/rating-labels.ts';
import { feedbackTexts } from '../texts/catalogue.ts';
import { Bar } from './bar.tsx';
import { ModuleAverages } from './module-averages.tsx';

type FeedbackChartsProps = { stats: FeedbackStats };

/** The figures as charts, which are tables for screen readers. */
export default function FeedbackCharts({ stats }: FeedbackChartsProps) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <RatingDistribution stats={stats} />
      <ModuleAverages stats={stats} />
    </div>
  );
}

function RatingDistribution({ stats }: FeedbackChartsProps) {
  const { totalFeedback, distribution } = stats;
  const t = feedbackTexts().distribution;
  // One width for all counts, so that the bars begin and end at the same places.
  const longest = Math.max(...distribution.map(({ count }) => formatNumber(count).length));
  const countWidth = { width: `${longest}ch` };
  return (
    <Card>
      <CardHeader title={t.title} description={t.description} />
      <table className="w-full text-sm">
        <caption className="sr-only">{t.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.rating}</th>
            <th scope="col">{t.feedback}</th>
            <th scope="col">{t.share}</th>
          </tr>
        </thead>
        <tbody>
          {distribution.toReversed().map(({ rating, count }) => (
            <tr key={rating}>
              <th scope="row" className="w-px whitespace-nowrap py-2 pe-4 text-start font-normal">
                <span className="inline-block w-4 font-medium tabular-nums">{rating}</span>
                <span>{labelOf(rating)}</span>
              </th>
              <td className="relative py-2">
                <div className="flex items-center gap-3">
                  <Bar
                    share={totalFeedback === 0 ? 0 : count / totalFeedback}
                    tone={ratingTone(rating)}
                  />
                  <span
                    style={countWidth}
                    className="min-w-6 shrink-0 text-end font-medium tabular-nums"
                  >
                    {formatNumber(count)}
                  </span>
                </div>
              </td>
              <td className="w-px py-2 ps-3 text-end text-text-muted tabular-nums">
                {formatShare(count, totalFeedback)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function labelOf(rating: number): string {
  const t = feedbackTexts();
  return isRating(rating) ? t.ratingNames[rating] : t.distribution.ofMax(RATING_MAX);
}
