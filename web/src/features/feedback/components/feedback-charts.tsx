import type { FeedbackStats } from '@portal/contract/feedback';
import { RATING_MAX } from '@portal/contract/limits';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatShare } from '#web/ui/format/format-share.ts';
import { isRating, type Rating, ratingLabels, ratingTone } from '../model/rating-labels.ts';
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
  // One width for all counts, so that the bars begin and end at the same places.
  const longest = Math.max(...distribution.map(({ count }) => formatNumber(count).length));
  const countWidth = { width: `${longest}ch` };
  return (
    <Card>
      <CardHeader title="Rating Distribution" description="How often each rating was given." />
      <table className="w-full text-sm">
        <caption className="sr-only">How often each rating was given</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Rating</th>
            <th scope="col">Feedback</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {distribution.toReversed().map(({ rating, count }) => (
            <tr key={rating}>
              <th scope="row" className="w-px whitespace-nowrap py-2 pr-4 text-left font-normal">
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
                    className="min-w-6 shrink-0 text-right font-medium tabular-nums"
                  >
                    {formatNumber(count)}
                  </span>
                </div>
              </td>
              <td className="w-px py-2 pl-3 text-right text-text-muted tabular-nums">
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
  return isRating(rating) ? ratingLabels[rating satisfies Rating] : `of ${RATING_MAX}`;
}
