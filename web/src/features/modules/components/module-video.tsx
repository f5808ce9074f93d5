import type { AdminVideo } from '@portal/contract/videos';
import { type SyntheticEvent, useState } from 'react';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { captionsLabel } from '../model/captions-name.ts';
import { modulesTexts } from '../texts/catalogue.ts';

type ModuleVideoProps = {
  video: AdminVideo;
  name: string;
  onReload: () => Promise<unknown>;
};

/** Minimum lifetime of a media link, ms. If a fresh link fails sooner, it has not expired, so it is not renewed. */
const RELOAD_AGAIN_MS = 60_000;

/** Where and how a video element starts. */
type Showing = {
  readonly since: number;
  readonly seconds: number;
  readonly isPlaying: boolean;
};

const AT_START: Showing = { since: 0, seconds: 0, isPlaying: false };

/** A module's video for admins, with the browser's own controls. */
export function ModuleVideo({ video, name, onReload }: ModuleVideoProps) {
  const t = modulesTexts().video;
  const [showing, setShowing] = useState(AT_START);
  const [hasFailed, setHasFailed] = useState(false);

  async function retry() {
    await onReload();
    setHasFailed(false);
  }

  /** The link may have expired while the video was open: a fresh one continues at the same position. */
  async function handleError({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    const { currentTime: seconds, paused } = currentTarget;
    if (Date.now() - showing.since < RELOAD_AGAIN_MS) {
      setHasFailed(true);
      return;
    }
    await onReload();
    setShowing({ since: Date.now(), seconds, isPlaying: !paused });
  }

  if (video.missing)
    return (
      <ErrorCard
        title={t.missing}
        message={t.missingHint}
        onRetry={() => void onReload()}
        className="shadow-none!"
      />
    );
  if (hasFailed)
    return (
      <ErrorCard
        title={t.unplayable}
        message={t.unplayableHint}
        onRetry={() => void retry()}
        className="shadow-none!"
      />
    );
  return (
    <ShownVideo
      key={showing.since}
      video={video}
      name={name}
      showing={showing}
      onError={(event) => void handleError(event)}
    />
  );
}

type ShownVideoProps = Omit<ModuleVideoProps, 'onReload'> & {
  showing: Showing;
  onError: (event: SyntheticEvent<HTMLVideoElement>) => void;
};

function ShownVideo({ video, name, showing, onError }: ShownVideoProps) {
  // Each answer about the module has fresh links; a new address would restart the video.
  const [{ url, captions }] = useState(video);

  function handleLoaded({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) {
    if (showing.seconds > 0) element.currentTime = showing.seconds;
    // If the browser does not start the video, the user can by the browser's controls.
    if (showing.isPlaying) element.play().catch(() => undefined);
  }

  return (
    // biome-ignore lint/a11y/useMediaCaption: a video has captions only if an admin has uploaded some
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={modulesTexts().video.label(name)}
      src={mediaUrl(url)}
      onLoadedMetadata={handleLoaded}
      onError={onError}
      className="aspect-video w-full rounded-lg bg-black"
    >
      {captions.map((track) => (
        <track
          key={track.url}
          kind="captions"
          src={mediaUrl(track.url)}
          label={captionsLabel(track)}
          srcLang={track.language ?? undefined}
        />
      ))}
    </video>
  );
}
