import type { AdminVideo } from '@portal/contract/videos';
import { useState } from 'react';
import { mediaUrl } from '../../../platform/http/media-url.ts';
import { ErrorCard } from '../../../ui/error-card.tsx';

type ModuleVideoProps = {
  video: AdminVideo;
  name: string;
  onReload: () => Promise<unknown>;
};

/** A module's video as administrators check it: with the browser's own controls. */
export function ModuleVideo({ video, name, onReload }: ModuleVideoProps) {
  // Every answer signs the address anew; a new one would begin the video from the start.
  const [playing, setPlaying] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // Kept as long as the video is: the browser would read them again for each new address.
  const [captions] = useState(video.captions?.url ?? null);

  async function retry() {
    await onReload();
    setHasFailed(false);
  }

  if (video.missing)
    return (
      <ErrorCard
        title="The file of this video is missing"
        message="It is not in the media store any more, so trainees cannot watch it. Restore it from a backup, or upload the video again."
        onRetry={() => void onReload()}
        className="shadow-none"
      />
    );
  if (hasFailed)
    return (
      <ErrorCard
        title="The video cannot be played"
        message="This browser may not know its format, or the connection was lost."
        onRetry={() => void retry()}
        className="shadow-none"
      />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: a video has captions where somebody has uploaded some
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={`Video of ${name}`}
      src={mediaUrl(playing ?? video.url)}
      onLoadedMetadata={() => setPlaying(playing ?? video.url)}
      onError={() => {
        setPlaying(null);
        setHasFailed(true);
      }}
      className="aspect-video w-full rounded-lg bg-black"
    >
      {captions === null ? null : (
        <track
          kind="captions"
          src={mediaUrl(captions)}
          label={video.captions?.label}
          srcLang={video.captions?.language ?? undefined}
        />
      )}
    </video>
  );
}
