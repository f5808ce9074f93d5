import type { Video } from '@portal/contract/videos';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaUrl } from '../../../platform/http/media-url.ts';
import type { StartOfVisit } from '../watching/start-of-visit.ts';
import { lockDown } from './lock-down.ts';
import { renewalDelay } from './renewal-delay.ts';
import { timelineOf } from './timeline.ts';
import { createVideoPlayer, type VideoPlayer } from './video-player.ts';

type Links = { readonly videos: readonly Video[]; readonly mediaExpiresAt: string };

type PlayerOptions = Links & {
  /** Where the first showing goes on; later ones go on where the one before was left. */
  readonly start: StartOfVisit;
  /** Asks the server for fresh addresses of the same videos. */
  readonly renewLinks: () => Promise<Links>;
};

type Shown = { readonly player: VideoPlayer; readonly video: HTMLVideoElement };

/** Makes the player of a `<video>` element once that is there: give `attach` to it as `ref`. */
export function useVideoPlayer({ videos, mediaExpiresAt, start, renewLinks }: PlayerOptions) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [expiresAt, setExpiresAt] = useState(mediaExpiresAt);
  // Fresh answers about the module must not restart the video: what it was made from stays.
  const made = useRef({ videos, start });

  const renew = useCallback(async () => {
    const fresh = await renewLinks();
    made.current.videos = fresh.videos;
    setExpiresAt(fresh.mediaExpiresAt);
    return urlsOf(fresh.videos);
  }, [renewLinks]);

  const attach = useCallback(
    (video: HTMLVideoElement) => {
      const { current } = made;
      const player = createVideoPlayer(video, {
        timeline: timelineOf(current.videos),
        urls: urlsOf(current.videos),
        start: current.start,
        renew,
      });
      const release = lockDown(video);
      setShown({ player, video });
      return () => {
        player.dispose();
        release();
        const { position, furthest, played } = player.snapshot();
        current.start = { position, furthest, played };
        setShown(null);
      };
    },
    [renew],
  );

  useEffect(() => {
    const delay = renewalDelay(expiresAt, Date.now());
    if (shown === null || delay === null) return;
    const timer = setTimeout(() => {
      // Failing now is no harm yet: the player asks again when an address no longer works.
      renew().then(shown.player.takeAddresses, () => undefined);
    }, delay);
    return () => clearTimeout(timer);
  }, [shown, expiresAt, renew]);

  return {
    attach,
    player: shown?.player ?? null,
    video: shown?.video ?? null,
    captions: videos.map(({ captions }) => captions),
    renewCaptions: renew,
  };
}

function urlsOf(videos: readonly Video[]): string[] {
  return videos.map(({ url }) => mediaUrl(url));
}
