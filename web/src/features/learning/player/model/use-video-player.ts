import type { Video } from '@portal/contract/videos';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { blockMediaKeys } from './block-browser-controls.ts';
import { keepLinksFresh } from './keep-links-fresh.ts';
import type { StartOfVisit } from './start-of-visit.ts';
import { timelineOf } from './timeline.ts';
import { type PlacedVideo, placeVideosIn } from './video-elements.ts';
import { createVideoPlayer, type VideoPlayer } from './video-player.ts';
import { createVideoScreen, type VideoScreen } from './video-screen.ts';

type Links = { readonly videos: readonly Video[]; readonly mediaExpiresAt: string };

/** The life of the links of captions. */
export type CaptionLinks = {
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Requests fresh links; rejects if there are none. */
  readonly renew: () => Promise<unknown>;
};

type PlayerOptions = Links & {
  /** The start of the first player; a later one continues where the previous one was left. */
  readonly start: StartOfVisit;
  /** Requests fresh addresses of the same videos from the server. */
  readonly renewLinks: () => Promise<Links>;
};

type Shown = { readonly player: VideoPlayer; readonly screen: VideoScreen };

/** Creates the player in an element of the page; `attach` is the ref of that element. */
export function useVideoPlayer({ videos, mediaExpiresAt, start, renewLinks }: PlayerOptions) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [elements, setElements] = useState<readonly PlacedVideo[]>([]);
  // A refreshed module must not restart the video, so the values of the first render are used.
  const made = useRef({ videos, mediaExpiresAt, start });
  const [renewed, setRenewed] = useState<Links | null>(null);
  // A video element that takes over is rendered before the module with the fresh links is.
  const newest = newestOf({ videos, mediaExpiresAt }, renewed);

  const renew = useCallback(async () => {
    const links = await renewLinks();
    const { videos, mediaExpiresAt } = links;
    Object.assign(made.current, { videos, mediaExpiresAt });
    setRenewed(links);
    return urlsOf(videos);
  }, [renewLinks]);

  const attach = useCallback(
    (host: HTMLDivElement) => {
      const { current } = made;
      const screen = createVideoScreen(placeVideosIn(host, setElements));
      // Shown until the first video is played or continues at a later place.
      const poster = current.videos[0]?.poster ?? null;
      if (poster !== null) screen.current.poster = mediaUrl(poster);
      const player = createVideoPlayer(screen, {
        timeline: timelineOf(current.videos),
        urls: urlsOf(current.videos),
        start: current.start,
        renew,
      });
      const releaseKeys = blockMediaKeys();
      setShown({ player, screen });
      return () => {
        player.dispose();
        releaseKeys();
        const { position, furthest, played } = player.snapshot();
        current.start = { position, furthest, played };
        setShown(null);
      };
    },
    [renew],
  );

  useEffect(() => {
    if (shown === null) return;
    const expiresAt = () => made.current.mediaExpiresAt;
    return keepLinksFresh({ player: shown.player, expiresAt, renew });
  }, [shown, renew]);

  return {
    attach,
    player: shown?.player ?? null,
    /** The video element that is shown. */
    video: shown?.screen.current ?? null,
    /** The video element that is shown, and a second one while it takes over. */
    elements,
    captions: newest.videos.map(({ captions }) => captions),
    captionLinks: { expiresAt: newest.mediaExpiresAt, renew } satisfies CaptionLinks,
  };
}

function newestOf(links: Links, renewed: Links | null): Links {
  if (renewed === null) return links;
  return Date.parse(renewed.mediaExpiresAt) > Date.parse(links.mediaExpiresAt) ? renewed : links;
}

function urlsOf(videos: readonly Video[]): string[] {
  return videos.map(({ url }) => mediaUrl(url));
}
