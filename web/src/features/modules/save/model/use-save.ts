import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'sonner';
import { useStore } from '#web/platform/state/use-store.ts';
import type { ModuleEntry, SaveState } from './save-flow.ts';
import { createSaveRunner, type SaveCalls } from './save-runner.ts';

/** Saves one module; the calls are those of the first render. */
export function useSave(calls: SaveCalls) {
  const [runner] = useState(() => createSaveRunner(calls));
  const state = useStore(runner);
  return { runner, state };
}

/** Says what was saved, and goes on. */
export function useSaved(
  state: SaveState,
  messageFor: (entry: ModuleEntry) => string,
  onSaved: () => void,
): void {
  const tell = useEffectEvent((ended: SaveState) => {
    if (ended.kind !== 'saved') return;
    toast.success(messageFor(ended.entry));
    // They stay until they are read: otherwise trainees find out what they warn of.
    for (const warning of ended.warnings)
      toast.warning(`About the video of “${ended.entry.name}”`, {
        description: warning,
        duration: Number.POSITIVE_INFINITY,
      });
    onSaved();
  });
  useEffect(() => tell(state), [state]);
}

/** A step may disable or remove the focused element: then the button, which is always there, gets the focus. */
export function useFocusKept(button: RefObject<HTMLElement | null>, step: SaveState['kind']): void {
  useEffect(() => {
    if (step === 'editing') return;
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled')) button.current?.focus();
  }, [step, button]);
}
