import type { Captions } from '@portal/contract/videos';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { toast } from '#web/ui/toast.ts';
import { raiseCues } from '../model/raised-cues.ts';

type CaptionTrackProps = {
  video: HTMLVideoElement;
  captions: Captions;
  isOn: boolean;
  /** The height in px at the bottom of the picture that other elements cover. */
  covered: number;
  /** Requests a fresh link; rejects if there is none. */
  renew: () => Promise<unknown>;
};

/** An expired link or a dropped connection is fixed by two renewals; more failures are a fault. */
const RENEWALS_MAX = 2;

/** The captions of a video element. If loading fails, they are loaded again from a fresh link. */
export function CaptionTrack({ renew, ...props }: CaptionTrackProps) {
  const [renewals, setRenewals] = useState(0);

  async function handleFailure(): Promise<void> {
    if (renewals >= RENEWALS_MAX) {
      toast.error('The captions of this video could not be loaded.');
      return;
    }
    // Without a fresh link the old one is tried again: only the network may have failed.
    await renew().catch(() => undefined);
    setRenewals((before) => before + 1);
  }

  const [file] = props.captions.url.split('?');
  return <LoadedTrack key={`${file} ${renewals}`} {...props} onFailure={handleFailure} />;
}

type LoadedTrackProps = Omit<CaptionTrackProps, 'renew'> & { onFailure: () => Promise<void> };

function LoadedTrack({ video, captions, isOn, covered, onFailure }: LoadedTrackProps) {
  // A fresh link to the same file would make the browser load it again.
  const [src] = useState(mediaUrl(captions.url));
  const [element, attach] = useState<HTMLTrackElement | null>(null);

  useEffect(() => {
    if (element === null) return;
    const applyMode = () => {
      element.track.mode = isOn ? 'showing' : 'disabled';
    };
    applyMode();
    // When the video gets a fresh address, the browser selects its tracks again.
    video.textTracks.addEventListener('change', applyMode);
    return () => video.textTracks.removeEventListener('change', applyMode);
  }, [element, video, isOn]);

  const handleFailure = useEffectEvent(() => void onFailure());
  useEffect(() => {
    if (element === null) return;
    const fail = () => handleFailure();
    element.addEventListener('error', fail);
    return () => element.removeEventListener('error', fail);
  }, [element]);

  useEffect(() => {
    if (element === null) return;
    const place = () => raiseCues(element, covered);
    place();
    element.addEventListener('load', place);
    return () => element.removeEventListener('load', place);
  }, [element, covered]);

  const { label, language } = captions;
  return createPortal(
    <track
      ref={attach}
      kind="captions"
      src={src}
      label={label}
      {...(language === null ? {} : { srcLang: language })}
    />,
    video,
  );
}
