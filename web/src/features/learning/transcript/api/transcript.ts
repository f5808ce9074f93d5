import type { Captions, Video } from '@portal/contract/videos';
import { useQuery } from '@tanstack/react-query';
import { areLinksExpired } from '#web/features/learning/player/model/keep-links-fresh.ts';
import { timelineOf } from '#web/features/learning/player/model/timeline.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { fetchMediaText } from '#web/platform/http/fetch-media-text.ts';
import { type Cue, cuesOf } from '../model/cues.ts';

type Wanted = {
  readonly videos: readonly Video[];
  /** The time when the links expire, in ISO 8601. */
  readonly mediaExpiresAt: string;
  /** The captions of a video that are read; null for none. */
  readonly pick: (captions: readonly Captions[]) => Captions | null;
  /** Requests fresh links to the same videos. */
  readonly renewLinks: () => Promise<{ readonly videos: readonly Video[] }>;
};

/** The captions of all videos of a module, as lines on the module's timeline. The content under a link never changes. */
export function useTranscript({ videos, mediaExpiresAt, pick, renewLinks }: Wanted) {
  return useQuery({
    queryKey: ['transcript', ...videos.map(({ captions }) => fileOf(pick(captions)))],
    queryFn: ({ signal }) =>
      readWithFreshLinks({ videos, mediaExpiresAt, renewLinks }, pick, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The link without its signature, which changes. */
const fileOf = (captions: Captions | null) => captions?.url.split('?')[0] ?? null;

async function readWithFreshLinks(
  { videos, mediaExpiresAt, renewLinks }: Omit<Wanted, 'pick'>,
  pick: Wanted['pick'],
  signal: AbortSignal,
): Promise<Cue[]> {
  if (areLinksExpired(mediaExpiresAt)) return readCues((await renewLinks()).videos, pick, signal);
  try {
    return await readCues(videos, pick, signal);
  } catch (error) {
    // A link that has expired by the clock of the server.
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    return readCues((await renewLinks()).videos, pick, signal);
  }
}

async function readCues(
  videos: readonly Video[],
  pick: Wanted['pick'],
  signal: AbortSignal,
): Promise<Cue[]> {
  const { segments } = timelineOf(videos);
  const parts = await Promise.all(
    videos.map(async (video, index) => {
      const captions = pick(video.captions);
      if (captions === null) return [];
      const from = segments[index]?.start ?? 0;
      return cuesOf(await fetchMediaText(captions.url, signal)).map(({ start, end, text }) => ({
        start: start + from,
        end: end + from,
        text,
      }));
    }),
  );
  return parts.flat();
}
