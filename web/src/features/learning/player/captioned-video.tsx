import type { Captions } from '@portal/contract/videos';
import { mediaUrl } from '../../../platform/http/media-url.ts';
import type { useCaptions } from './use-captions.ts';

type CaptionedVideoProps = {
  attach: (video: HTMLVideoElement) => () => void;
  /** Of the video that is shown; null where it has none. */
  track: Captions | null;
  captions: ReturnType<typeof useCaptions>;
  onClick: () => void;
};

/** The `<video>` element, with nothing of the browser's own over it. */
export function CaptionedVideo({ attach, track, captions, onClick }: CaptionedVideoProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: there are captions where an administrator has given some
    <video
      ref={attach}
      playsInline
      preload="auto"
      disablePictureInPicture
      disableRemotePlayback
      controlsList="nodownload noplaybackrate noremoteplayback"
      onClick={onClick}
      className="size-full object-contain [&::cue]:bg-black/80 [&::cue]:text-[length:max(1em,0.875rem)] [&::cue]:text-white"
    >
      {track === null ? null : (
        <track
          key={`${track.url} ${captions.loading}`}
          ref={captions.attach}
          kind="captions"
          src={mediaUrl(track.url)}
          label={track.label}
          {...(track.language === null ? {} : { srcLang: track.language })}
        />
      )}
    </video>
  );
}
