import type { Video } from '@portal/contract/modules';
import { useState } from 'react';
import { mediaUrl } from '../../../platform/http/media-url.ts';
import { ErrorCard } from '../../../ui/error-card.tsx';

type ModuleVideoProps = {
  video: Video;
  name: string;
  onReload: () => Promise<unknown>;
};

/** A module's video as administrators check it: with the browser's own controls. */
export function ModuleVideo({ video, name, onReload }: ModuleVideoProps) {
  // Every answer signs the address anew; a new one would begin the video from the start.
  const [playing, setPlaying] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function retry() {
    await onReload();
    setHasFailed(false);
  }

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
    // biome-ignore lint/a11y/useMediaCaption: uploaded videos come without captions
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
    />
  );
}
