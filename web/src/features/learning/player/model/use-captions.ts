import type { Captions } from '@portal/contract/videos';
import { useCallback, useState } from 'react';
import {
  readCaptionsChoice,
  readCaptionsLanguage,
  saveCaptionsChoice,
  saveCaptionsLanguage,
} from '#web/platform/storage/captions-choice.ts';
import { captionsIn } from './captions-in.ts';

/** Which captions are shown. The choice applies to all videos in this browser. */
export type CaptionsChoice = {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Shows the captions; null shows none. */
  readonly choose: (captions: Captions | null) => void;
  /** The captions of a video in the chosen language, or in the one that fits best; null if it has none. */
  readonly pick: (captions: readonly Captions[]) => Captions | null;
};

/** The captions of the shown video. */
export type ShownCaptions = CaptionsChoice & {
  readonly options: readonly Captions[];
  readonly current: Captions;
};

export function useCaptions(): CaptionsChoice {
  const [isOn, setOn] = useState(readCaptionsChoice);
  const [language, setLanguage] = useState(readCaptionsLanguage);
  const toggle = useCallback(() => {
    setOn((was) => {
      saveCaptionsChoice(!was);
      return !was;
    });
  }, []);
  const choose = useCallback((captions: Captions | null) => {
    saveCaptionsChoice(captions !== null);
    setOn(captions !== null);
    if (captions === null) return;
    saveCaptionsLanguage(captions.language ?? '');
    setLanguage(captions.language ?? '');
  }, []);
  const pick = useCallback(
    (captions: readonly Captions[]) =>
      captionsIn(captions, language === null ? navigator.languages : [language]),
    [language],
  );
  return { isOn, toggle, choose, pick };
}
