import { type RefObject, useEffect } from 'react';
import type { SaveState } from './save-flow.ts';

/** A step may disable or take away what had the focus: the button that is always there gets it. */
export function useFocusKept(button: RefObject<HTMLElement | null>, step: SaveState['kind']): void {
  useEffect(() => {
    if (step === 'editing') return;
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled')) button.current?.focus();
  }, [step, button]);
}
