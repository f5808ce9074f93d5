import { Chart } from '#web/ui/chart.tsx';
import { formatShare } from '#web/ui/format/format-share.ts';
import type { CompliancePoint } from '../model/compliance-points.ts';
import { monthText } from '../model/month-text.ts';
import { complianceTexts } from '../texts/catalogue.ts';

/** The share of people who are up to date, from the first of the points, the end of `month`, to today. */
export function ComplianceLine(props: { points: readonly CompliancePoint[]; month: string }) {
  const t = complianceTexts().compliance;
  const { points } = props;
  const month = monthText(props.month);
  const counted = points.filter(({ required }) => required > 0);
  const xy = counted.map(({ place, compliant, required }) => ({
    x: 100 * place,
    y: 100 - (100 * compliant) / required,
  }));
  const before = shareOf(points[0]);
  const today = shareOf(points.at(-1));
  return (
    <Chart
      label={t.summary({ month, before, today })}
      scale={[100, 50, 0].map((percent) => formatShare(percent, 100))}
      captions={[month, t.today]}
    >
      <polyline
        points={xy.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
      {xy.map(({ x, y }) => (
        // A line without a length is a dot, which the stretching of the drawing does not distort.
        <line
          key={x}
          x1={x}
          x2={x}
          y1={y}
          y2={y}
          strokeWidth="8"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent"
        />
      ))}
    </Chart>
  );
}

export function shareOf(point: CompliancePoint | undefined): string {
  if (point === undefined || point.required === 0) return '–';
  return formatShare(point.compliant, point.required);
}
