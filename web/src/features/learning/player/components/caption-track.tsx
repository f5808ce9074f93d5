import type { Captions } from '@portal/contract/videos';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { toast } from '#web/ui/toast.ts';
import { captionsLabel } from '../model/captions-label.ts';
import { areLinksExpired } from '../model/keep-links-fresh.ts';
import { raiseCues } from '../model/raised-cues.ts';
import type { CaptionLinks } from '../model/use-video-player.ts';
import { playerTexts } from '../texts/catalogue.ts';

type CaptionTrackProps = {
  video: HTMLVideoElement;
  captions: Captions;
  isOn: boolean;
  /** The height in px at the bottom of the picture that other elements cover. */
  covered: number;
  links: CaptionLinks;
};

/** An expired link or a dropped connection is fixed by two renewals; more failures are a fault. */
const RENEWALS_MAX = 2;

/** The captions of a video element. If loading fails, they are loaded again from a fresh link. */
export function CaptionTrack(props: CaptionTrackProps) {
  const [renewals, setRenewals] = useState(0);

  async function handleFailure(): Promise<void> {
    if (renewals >= RENEWALS_MAX) {
      toast.error(playerTexts().captionsNotLoaded);
      return;
    }
    // Without a fresh link the old one is tried again: only the network may have failed.
    await props.links.renew().catch(() => undefined);
    setRenewals((before) => before + 1);
  }

  const [file] = props.captions.url.split('?');
  return <LoadedTrack key={`${file} ${renewals}`} {...props} onFailure={handleFailure} />;
}

type LoadedTrackProps = CaptionTrackProps & { onFailure: () => Promise<void> };

function LoadedTrack(props: LoadedTrackProps) {
  const { video, captions, isOn, covered, links, onFailure } = props;
  const requested = useRequestedUrl({ url: mediaUrl(captions.url), isWanted: isOn, links });
  const [element, attach] = useState<HTMLTrackElement | null>(null);
  const isShown = isOn && requested !== null;

  useEffect(() => {
    if (element === null) return;
    const show = () => {
      raiseCues(element, covered);
      element.track.mode = modeOf(element, isShown);
    };
    show();
    element.addEventListener('load', show);
    // When the video gets a fresh address, the browser selects its tracks again.
    video.textTracks.addEventListener('change', show);
    return () => {
      element.removeEventListener('load', show);
      video.textTracks.removeEventListener('change', show);
    };
  }, [element, video, isShown, covered]);

  const handleFailure = useEffectEvent(() => void onFailure());
  useEffect(() => {
    if (element === null) return;
    const fail = () => handleFailure();
    element.addEventListener('error', fail);
    return () => element.removeEventListener('error', fail);
  }, [element]);

  const { language } = captions;
  return createPortal(
    <track
      ref={attach}
      kind="captions"
      src={requested ?? undefined}
      label={captionsLabel(captions)}
      {...(language === null ? {} : { srcLang: language })}
    />,
    video,
  );
}

/** A hidden track is loaded too. One that is shown before its lines are raised keeps the current line where it was. */
function modeOf({ readyState }: HTMLTrackElement, isShown: boolean): TextTrackMode {
  if (!isShown) return 'disabled';
  return readyState === HTMLTrackElement.LOADED ? 'showing' : 'hidden';
}

type WantedFile = { url: string; isWanted: boolean; links: CaptionLinks };

/**
 * The address by which the file is requested; null until it is wanted. It is the newest one at that time, and a fresh one
 * if that has expired. It is kept then: another address of the same file would make the browser load it again.
 */
function useRequestedUrl({ url, isWanted, links }: WantedFile): string | null {
  const { expiresAt, renew } = links;
  const [requested, setRequested] = useState<string | null>(null);
  // Once only: the clock of this device may be wrong, or there may be no fresh link.
  const [isRenewed, setRenewed] = useState(false);
  const isMissing = isWanted && requested === null;
  useEffect(() => {
    if (!isMissing) return;
    if (isRenewed || !areLinksExpired(expiresAt)) setRequested(url);
    else
      void renew()
        .catch(() => undefined)
        .then(() => setRenewed(true));
  }, [isMissing, isRenewed, url, expiresAt, renew]);
  return requested;
}
