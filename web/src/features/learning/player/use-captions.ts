import type { Captions } from '@portal/contract/videos';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'sonner';
import {
  readCaptionsChoice,
  saveCaptionsChoice,
} from '../../../platform/storage/captions-choice.ts';
import { raiseCues } from './raised-cues.ts';

export type ShownCaptions = { readonly isOn: boolean; readonly toggle: () => void };

type CaptionsOptions = {
  /** Of the video that is shown; null where it has none. */
  readonly captions: Captions | null;
  /** Pixels at the bottom of the picture that something else covers. */
  readonly covered: number;
  /** Asks for a fresh link; rejects when there is none to be had. */
  readonly renew: () => Promise<unknown>;
};

/** A link may have expired, a connection may have dropped. More is a fault. */
const RENEWALS_MAX = 2;

/**
 * Shows the captions of a `<track>`, if they are wanted: give `attach` to it as `ref`, and `loading` as
 * part of its key. The choice holds for every video in this browser.
 */
export function useCaptions({ captions, covered, renew }: CaptionsOptions) {
  const [isOn, setOn] = useState(readCaptionsChoice);
  const [renewals, setRenewals] = useState(0);
  const [element, attach] = useState<HTMLTrackElement | null>(null);

  useEffect(() => {
    if (element === null) return;
    const { track } = element;
    const obey = () => {
      track.mode = isOn ? 'showing' : 'disabled';
    };
    obey();
    // A fresh address of the video makes the browser choose its tracks anew.
    const list = element.closest('video')?.textTracks;
    list?.addEventListener('change', obey);
    return () => list?.removeEventListener('change', obey);
  }, [element, isOn]);

  const handleLoss = useEffectEvent(async () => {
    if (renewals >= RENEWALS_MAX) {
      toast.error('The captions of this video could not be loaded.');
      return;
    }
    // Without a fresh link the old one may do: the network may have been all there was to it.
    await renew().catch(() => undefined);
    setRenewals((before) => before + 1);
  });

  useEffect(() => {
    if (element === null) return;
    const lose = () => void handleLoss();
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

  const toggle = useCallback(() => {
    setOn((was) => {
      saveCaptionsChoice(!was);
      return !was;
    });
  }, []);
  return { attach, loading: renewals, shown: captions === null ? null : { isOn, toggle } };
}
