import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSonner } from 'sonner';
import { type Box, liftOver } from './toast-lift.ts';

/** Elements that toasts must not cover. */
const OBSTACLES = '[data-no-toast]:not([data-no-toast="if-possible"])';

/** Elements that toasts do not cover even if the window has no place free of all obstacles. */
const VITAL = '[data-no-toast="always"]';

/** Elements that toasts cover only if the window has no other place for them. */
const AVOIDED = '[data-no-toast="if-possible"]';

/** The height in px by which each toast behind the front one is visible. */
const STACK_STEP_PX = 14;

/**
 * Sets `--toast-lift` on the element around the toaster, so that the toasts cover no obstacle. While toasts are shown
 * it measures before each frame, because obstacles move by scrolling, typing, dialogs and changes of the window.
 */
export function useToastLift(frame: RefObject<HTMLElement | null>): void {
  // Kept between series of toasts, as the property is.
  const lift = useRef(0);
  const isShown = useSonner().toasts.length > 0;
  useLayoutEffect(() => {
    if (!isShown) return;
    let next = requestAnimationFrame(function place() {
      next = requestAnimationFrame(place);
      const toast = usualPlace(frame.current, lift.current);
      if (toast === null) return;
      const needed = liftOverMarked(toast);
      if (needed === lift.current) return;
      lift.current = needed;
      frame.current?.style.setProperty('--toast-lift', `${needed}px`);
    });
    return () => cancelAnimationFrame(next);
  }, [frame, isShown]);
}

/** The place of the stack of toasts without its lift; null if there is no toast. */
function usualPlace(frame: HTMLElement | null, lift: number): Box | null {
  const list = frame?.querySelector('[data-sonner-toaster]');
  const front = list?.querySelector<HTMLElement>('[data-front="true"]');
  if (!list || !front) return null;
  // The list has no height; its toasts stand on its lower edge.
  const { left, bottom } = list.getBoundingClientRect();
  const behind = list.querySelectorAll('[data-visible="true"]').length - 1;
  return {
    left: left + front.offsetLeft,
    right: left + front.offsetLeft + front.offsetWidth,
    top: bottom + lift - front.offsetHeight - behind * STACK_STEP_PX,
    bottom: bottom + lift,
  };
}

/** If the window has no free place at all, a toast stays at its usual one. */
function liftOverMarked(toast: Box): number {
  const keyboard = coveredByKeyboard();
  const obstacles = [...visibleBoxes(OBSTACLES), ...keyboard];
  const all = [...obstacles, ...visibleBoxes(AVOIDED)];
  const vital = [...visibleBoxes(VITAL), ...keyboard];
  const lift = liftOver(toast, all) ?? liftOver(toast, obstacles) ?? liftOver(toast, vital);
  return Math.round(lift ?? 0);
}

/** The places of the visible elements; a modal dialog hides those behind it. */
function visibleBoxes(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((each) => each.closest('[aria-hidden="true"]') === null)
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** The part of the window that a phone's keyboard covers, if it is open. */
function coveredByKeyboard(): Box[] {
  if (visualViewport === null) return [];
  const top = visualViewport.offsetTop + visualViewport.height;
  return [{ top, bottom: Number.POSITIVE_INFINITY, left: 0, right: innerWidth }];
}
