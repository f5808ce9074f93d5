/** The points of the watch curve, and sentences about it. */
import type { ModuleInsight } from '@portal/contract/insight';
import { formatClock } from '#web/ui/format/duration.ts';
import { formatShare } from '#web/ui/format/format-share.ts';
import { insightTexts } from '../texts/catalogue.ts';

export type WatchCurve = NonNullable<ModuleInsight['watchCurve']>;

export type CurvePoint = {
  /** Percent of the video. */
  readonly percent: number;
  /** The place in the video: '1:12'. */
  readonly clock: string;
  readonly people: number;
  /** The share of those who began, from 0 to 1. */
  readonly share: number;
};

export function pointsOf({ seconds, reached }: WatchCurve): CurvePoint[] {
  const last = reached.length - 1;
  const began = reached[0] ?? 0;
  return reached.map((people, step) => ({
    percent: Math.round((100 * step) / last),
    clock: formatClock((seconds * step) / last),
    people,
    share: began === 0 ? 0 : people / began,
  }));
}

/** The curve in a sentence, for screen readers. */
export function summaryOf({ reached }: WatchCurve): string {
  const began = reached[0] ?? 0;
  const shareAt = (step: number) => formatShare(reached[step] ?? 0, began);
  const last = reached.length - 1;
  return insightTexts().curve.summary({ half: shareAt(last / 2), end: shareAt(last) });
}

/** The part in which most people stop; null if all watch to the end. The first of equal losses. */
export function greatestLoss(points: readonly CurvePoint[]): string | null {
  const t = insightTexts().curve;
  let most = 0;
  let sentence: string | null = null;
  for (const [i, { people, percent, clock }] of points.entries()) {
    const next = points[i + 1];
    if (next === undefined || people - next.people <= most) continue;
    most = people - next.people;
    const loss = { from: percent, to: next.percent, people: most };
    // A twentieth of a short video is less than a second.
    const hasClocks = clock !== next.clock;
    sentence = hasClocks
      ? t.greatestLossAt({ ...loss, fromClock: clock, toClock: next.clock })
      : t.greatestLoss(loss);
  }
  return sentence;
}
