import { useCallback, useState } from 'react';
import { readCaptionsChoice, saveCaptionsChoice } from '#web/platform/storage/captions-choice.ts';

export type ShownCaptions = { readonly isOn: boolean; readonly toggle: () => void };

/** Whether captions are shown. The choice applies to all videos in this browser. */
export function useCaptions(): ShownCaptions {
  const [isOn, setOn] = useState(readCaptionsChoice);
  const toggle = useCallback(() => {
    setOn((was) => {
      saveCaptionsChoice(!was);
      return !was;
    });
  }, []);
  return { isOn, toggle };
}
