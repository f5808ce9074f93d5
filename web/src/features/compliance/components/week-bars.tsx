import { shortDay } from '#web/platform/time/civil-date.tsx';
import { Chart } from '#web/ui/chart.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { sumOf, type WeekCounts } from '../model/coming-weeks.ts';
import { complianceTexts } from '../texts/catalogue.ts';

type WeekBarsProps = {
  /** At least one of them has a count. */
  weeks: readonly WeekCounts[];
  /** The day in the company's zone. */
  today: string;
};

/** Two bars for each week: filled for what comes due, outlined for what expires. */
export function WeekBars({ weeks, today }: WeekBarsProps) {
  // An even number: the scale has its half too.
  const top = 2 * Math.ceil(Math.max(...weeks.flatMap(({ due, expires }) => [due, expires])) / 2);
  const week = 100 / weeks.length;
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, (100 * count) / top));
  return (
    <Chart
      label={complianceTexts().weeks.summary(sumOf(weeks))}
      scale={[top, top / 2, 0].map(formatNumber)}
      captions={[today, weeks.at(-1)?.from ?? today].map((day) => shortDay(day, today))}
    >
      {weeks.map(({ from, due, expires }, index) => (
        <g key={from}>
          <rect
            x={week * (index + 0.12)}
            width={week * 0.36}
            y={100 - heightOf(due)}
            height={heightOf(due)}
            className="fill-accent"
          />
          <rect
            x={week * (index + 0.58)}
            width={week * 0.28}
            y={100 - heightOf(expires)}
            height={heightOf(expires)}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="fill-transparent stroke-warning"
          />
        </g>
      ))}
    </Chart>
  );
}
