import type { Video } from '@portal/contract/videos';

/** The place of one video in its module; seconds. */
type Segment = { readonly start: number; readonly duration: number };

/** The videos of a module one after the other, as one range of `total` seconds. */
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

/** The index of the video at a position of the module, and the second within that video. */
export function locate({ segments }: Timeline, position: number): { index: number; time: number } {
  const found = segments.findIndex(({ start, duration }) => position < start + duration);
  // The end of the module belongs to the last video, whose last picture is shown there.
  const index = found === -1 ? Math.max(0, segments.length - 1) : found;
  const segment = segments[index];
  if (segment === undefined) return { index: 0, time: 0 };
  return { index, time: Math.min(Math.max(0, position - segment.start), segment.duration) };
}
