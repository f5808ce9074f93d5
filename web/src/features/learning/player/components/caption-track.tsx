import type { Captions } from '@portal/contract/videos';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'sonner';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { raiseCues } from '../model/raised-cues.ts';

type CaptionTrackProps = {
  video: HTMLVideoElement;
  captions: Captions;
  isOn: boolean;
  /** Pixels at the bottom of the picture that something else covers. */
  covered: number;
  /** Asks for a fresh link; rejects when there is none to be had. */
  renew: () => Promise<unknown>;
};

/** A link may have expired, a connection may have dropped. More is a fault. */
const RENEWALS_MAX = 2;

/** The captions within a video element; loaded anew, from a fresh link, when that fails. */
export function CaptionTrack({ renew, ...props }: CaptionTrackProps) {
  const [renewals, setRenewals] = useState(0);

  async function handleLoss(): Promise<void> {
    if (renewals >= RENEWALS_MAX) {
      toast.error('The captions of this video could not be loaded.');
      return;
    }
    // Without a fresh link the old one may do: the network may have been all there was to it.
    await renew().catch(() => undefined);
    setRenewals((before) => before + 1);
  }

  const [file] = props.captions.url.split('?');
  return <LoadedTrack key={`${file} ${renewals}`} {...props} onLoss={handleLoss} />;
}

type LoadedTrackProps = Omit<CaptionTrackProps, 'renew'> & { onLoss: () => Promise<void> };

function LoadedTrack({ video, captions, isOn, covered, onLoss }: LoadedTrackProps) {
  // A fresh link to the same file would have the browser load it again.
  const [src] = useState(mediaUrl(captions.url));
  const [element, attach] = useState<HTMLTrackElement | null>(null);

  useEffect(() => {
    if (element === null) return;
    const obey = () => {
      element.track.mode = isOn ? 'showing' : 'disabled';
    };
    obey();
    // A fresh address of the video makes the browser choose its tracks anew.
    video.textTracks.addEventListener('change', obey);
    return () => video.textTracks.removeEventListener('change', obey);
  }, [element, video, isOn]);

  const handleLoss = useEffectEvent(() => void onLoss());
  useEffect(() => {
    if (element === null) return;
    const lose = () => handleLoss();
    element.addEventListener('error', lose);
    return () => element.removeEventListener('error', lose);
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
