import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { useStore } from '#web/platform/state/use-store.ts';
import { toast } from '#web/ui/toast.ts';
import { captionsWarningText } from './captions-warning-text.ts';
import type { ModuleEntry, SaveState } from './save-flow.ts';
import { createSaveRunner, type SaveCalls } from './save-runner.ts';

/** Runs the save of one module with the calls of the first render. */
export function useSave(calls: SaveCalls) {
  const [runner] = useState(() => createSaveRunner(calls));
  const state = useStore(runner);
  return { runner, state };
}

/** Shows the result of a finished save and calls `onSaved`. */
export function useSaveResult(
  state: SaveState,
  messageFor: (entry: ModuleEntry) => string,
  onSaved: () => void,
): void {
  const showResult = useEffectEvent((ended: SaveState) => {
    if (ended.kind !== 'saved') return;
    const t = modulesTexts().save;
    toast.success(messageFor(ended.entry));
    // It stays until it is closed, because it is about a problem that trainees would notice.
    if (ended.warnings.length > 0)
      toast.warning(t.aboutCaptions(ended.entry.name), {
        description: captionsWarningText(ended.warnings),
        duration: Number.POSITIVE_INFINITY,
      });
    if (ended.isPosterLost) toast.info(t.withoutPicture, { description: t.choosePicture });
    onSaved();
  });
  useEffect(() => showResult(state), [state]);
}

/** Focuses the button, which is always rendered, if a step disabled or removed the focused element. */
export function useFocusFallback(
  button: RefObject<HTMLElement | null>,
  step: SaveState['kind'],
): void {
  useEffect(() => {
    if (step === 'editing') return;
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled')) button.current?.focus();
  }, [step, button]);
}
