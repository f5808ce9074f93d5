import type { Captions } from '@portal/contract/videos';
import type { PlacedVideo } from '../model/video-elements.ts';
import { CaptionTrack } from './caption-track.tsx';

type CaptionedVideoProps = {
  /** Ref of the element that holds the video. */
  attach: (host: HTMLDivElement) => () => void;
  videos: readonly PlacedVideo[];
  /** The captions of the video that is shown; null where it has none. */
  captions: Captions | null;
  isCaptioned: boolean;
  /** Pixels at the bottom of the picture that something else covers. */
  covered: number;
  renewCaptions: () => Promise<unknown>;
  onClick: () => void;
};

/** The picture, with captions in each of its video elements: they are there when a second one takes over. */
export function CaptionedVideo(props: CaptionedVideoProps) {
  const { attach, videos, captions, isCaptioned, covered, renewCaptions, onClick } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the stage around it has the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: a click on the picture is one way more than the controls
    <div ref={attach} onClick={onClick} className="size-full">
      {captions === null
        ? null
        : videos.map(({ key, video }) => (
            <CaptionTrack
              key={key}
              video={video}
              captions={captions}
              isOn={isCaptioned}
              covered={covered}
              renew={renewCaptions}
            />
          ))}
    </div>
  );
}
