import type { Captions } from '@portal/contract/videos';
import type { CaptionLinks } from '../model/use-video-player.ts';
import type { PlacedVideo } from '../model/video-elements.ts';
import { CaptionTrack } from './caption-track.tsx';

type CaptionedVideoProps = {
  /** Ref of the element that contains the video elements. */
  attach: (host: HTMLDivElement) => () => void;
  videos: readonly PlacedVideo[];
  /** The captions of the shown video; null if it has none. */
  captions: Captions | null;
  isCaptioned: boolean;
  /** The height in px at the bottom of the picture that other elements cover. */
  covered: number;
  links: CaptionLinks;
  onClick: () => void;
};

/**
 * The picture with captions. Each video element has its own track, so that captions are ready when a second element
 * takes over.
 */
export function CaptionedVideo(props: CaptionedVideoProps) {
  const { attach, videos, captions, isCaptioned, covered, links, onClick } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the stage around it handles the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls do the same as a click on the picture
    <div ref={attach} onClick={onClick} className="size-full">
      {captions === null
        ? null
        : videos.map(({ key, video }) => (
            <CaptionTrack
              key={`${key} ${captions.language}`}
              video={video}
              captions={captions}
              isOn={isCaptioned}
              covered={covered}
              links={links}
            />
          ))}
    </div>
  );
}
