import { Card, CardHeader } from '#web/ui/card.tsx';
import { Chart } from '#web/ui/chart.tsx';
import { ChartTable } from '#web/ui/chart-table.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatShare } from '#web/ui/format/format-share.ts';
import {
  type CurvePoint,
  greatestLoss,
  pointsOf,
  summaryOf,
  type WatchCurve,
} from '../model/watch-curve.ts';
import { insightTexts } from '../texts/catalogue.ts';

/** How far people watch the video: a curve, and the same numbers as a table. */
export function WatchCurveCard({ curve }: { curve: WatchCurve }) {
  const t = insightTexts().curve;
  const points = pointsOf(curve);
  return (
    <Card>
      <CardHeader title={t.title} description={t.description} />
      <Curve points={points} label={summaryOf(curve)} />
      <p className="mt-4 text-sm text-text-muted">{greatestLoss(points) ?? t.noLoss}</p>
      <CurveTable points={points} />
    </Card>
  );
}

function Curve({ points, label }: { points: readonly CurvePoint[]; label: string }) {
  const line = points.map(({ percent, share }) => `${percent},${100 - 100 * share}`).join(' ');
  const shown = [points[0], points[(points.length - 1) / 2], points.at(-1)];
  return (
    <Chart
      label={label}
      scale={[100, 50, 0].map(insightTexts().curve.percent)}
      captions={shown.map((point) => point?.clock ?? '')}
      className="h-44 sm:h-56"
    >
      <polygon
        points={`0,100 ${line} 100,100`}
        className="fill-accent/15 forced-colors:fill-transparent"
      />
      <polyline
        points={line}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
    </Chart>
  );
}

function CurveTable({ points }: { points: readonly CurvePoint[] }) {
  const { percent: percentText, table } = insightTexts().curve;
  const began = points[0]?.people ?? 0;
  return (
    <ChartTable
      caption={table.caption}
      columns={[
        {
          header: table.part,
          cell: ({ percent, clock }) => (
            <>
              <span>{percentText(percent)}</span>{' '}
              <span className="text-text-muted">{`(${clock})`}</span>
            </>
          ),
        },
        { header: table.people, cell: ({ people }) => formatNumber(people), isNumber: true },
        { header: table.share, cell: ({ people }) => formatShare(people, began), isNumber: true },
      ]}
      rows={points}
      rowKey={({ percent }) => `${percent}`}
    />
  );
}
