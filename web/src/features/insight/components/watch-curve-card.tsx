import { Card, CardHeader } from '#web/ui/card.tsx';
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
      <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2">
        <ScaleOfShares />
        <Curve points={points} label={summaryOf(curve)} />
        <span />
        <ScaleOfVideo points={points} />
      </div>
      <p className="mt-4 text-sm text-text-muted">{greatestLoss(points) ?? t.noLoss}</p>
      <CurveTable points={points} />
    </Card>
  );
}

/** The texts are outside the drawing, which is stretched to the width of the page. */
function ScaleOfShares() {
  return (
    <div
      aria-hidden="true"
      className="flex flex-col justify-between text-end text-text-muted text-xs tabular-nums"
    >
      {[100, 50, 0].map((share) => (
        <span key={share} className="-my-2">
          {insightTexts().curve.percent(share)}
        </span>
      ))}
    </div>
  );
}

function ScaleOfVideo({ points }: { points: readonly CurvePoint[] }) {
  const middle = points[(points.length - 1) / 2];
  return (
    <div aria-hidden="true" className="flex justify-between text-text-muted text-xs tabular-nums">
      <span>{points[0]?.clock}</span>
      <span>{middle?.clock}</span>
      <span>{points.at(-1)?.clock}</span>
    </div>
  );
}

function Curve({ points, label }: { points: readonly CurvePoint[]; label: string }) {
  const line = points.map(({ percent, share }) => `${percent},${100 - 100 * share}`).join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="block h-44 w-full overflow-visible sm:h-56 rtl:-scale-x-100"
    >
      {[0, 50, 100].map((y) => (
        <line
          key={y}
          x1="0"
          x2="100"
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
          className="stroke-border"
        />
      ))}
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
    </svg>
  );
}

function CurveTable({ points }: { points: readonly CurvePoint[] }) {
  const { percent: percentText, showTable, table } = insightTexts().curve;
  const began = points[0]?.people ?? 0;
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit rounded-sm py-1 font-medium text-accent-text pointer-coarse:py-3">
        {showTable}
      </summary>
      <table className="mt-2 w-full max-w-md tabular-nums">
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr className="border-b text-start text-text-muted">
            <th scope="col" className="py-2 pe-4 font-medium">
              {table.part}
            </th>
            <th scope="col" className="py-2 pe-4 text-end font-medium">
              {table.people}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {table.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ percent, clock, people }) => (
            <tr key={percent} className="border-b last:border-b-0">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                <span>{percentText(percent)}</span>{' '}
                <span className="text-text-muted">{`(${clock})`}</span>
              </th>
              <td className="py-1.5 pe-4 text-end">{formatNumber(people)}</td>
              <td className="py-1.5 text-end">{formatShare(people, began)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
