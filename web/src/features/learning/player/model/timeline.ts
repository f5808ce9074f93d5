import type { Video } from '@portal/contract/videos';

/** One video's place in its module; seconds. */
type Segment = { readonly start: number; readonly duration: number };

/** The videos of a module, one after the other, as one stretch of `total` seconds. */
export type Timeline = { readonly segments: readonly Segment[]; readonly total: number };

export function timelineOf(videos: readonly Pick<Video, 'duration'>[]): Timeline {
  let total = 0;
  const segments = videos.map(({ duration }) => {
    const segment = { start: total, duration };
    total += duration;
    return segment;
  });
  return { segments, total };
}

/** Which video shows a position of the module, and at which of its own seconds. */
export function locate({ segments }: Timeline, position: number): { index: number; time: number } {
  const found = segments.findIndex(({ start, duration }) => position < start + duration);
  // The very end belongs to the last video, where its last picture stands.
  const index = found === -1 ? Math.max(0, segments.length - 1) : found;
  const segment = segments[index];
  if (segment === undefined) return { index: 0, time: 0 };
  return { index, time: Math.min(Math.max(0, position - segment.start), segment.duration) };
}
