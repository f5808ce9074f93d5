import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { asideOffset, dropIndex, type RowBox } from './drag-geometry.ts';

/** The page scrolls while the pointer is within this distance of the window's edge. */
const EDGE_PX = 72;
const SCROLL_PX_PER_FRAME = 12;

type Drag = { from: number; rows: readonly RowBox[]; startY: number; delta: number };

/**
 * Reorders the rows of a list by dragging their handles, with mouse, pen or touch. During the drag the rows only move
 * visually; the list changes once, on the drop.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointerY = useRef(0);
  const to = drag === null ? -1 : dropIndex(drag.rows, drag.from, drag.delta);

  const follow = () =>
    setDrag((now) => now && { ...now, delta: pointerY.current + scrollY - now.startY });
  const isDragging = drag !== null;
  useScrollAtEdges(isDragging, pointerY, follow);
  useEscape(isDragging, () => setDrag(null));

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || list.current === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointerY.current = event.clientY;
    const rows = [...list.current.children].map(boxOf);
    setDrag({ from, rows, startY: event.clientY + scrollY, delta: 0 });
  }

  return {
    /** The index of the dragged row, or null. */
    from: drag?.from ?? null,
    /** The current distance of a row from its place, in px. */
    offsetOf(index: number): number {
      if (drag === null) return 0;
      if (index === drag.from) return drag.delta;
      return asideOffset(drag.rows, { index, from: drag.from, to });
    },
    handleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, index),
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        pointerY.current = event.clientY;
        if (isDragging) follow();
      },
      onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
        if (drag === null) return;
        // Computed from the event, because the last rendered state may be older.
        const end = dropIndex(drag.rows, drag.from, clientY + scrollY - drag.startY);
        setDrag(null);
        if (end !== drag.from) onDrop(drag.from, end);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

function boxOf(row: Element): RowBox {
  const { top, height } = row.getBoundingClientRect();
  return { top: top + scrollY, height };
}

function useScrollAtEdges(
  isDragging: boolean,
  pointerY: RefObject<number>,
  onScrolled: () => void,
): void {
  const step = useEffectEvent(() => {
    const isAtTop = pointerY.current < EDGE_PX;
    const isAtEnd = innerHeight - pointerY.current < EDGE_PX;
    if (isAtTop === isAtEnd) return;
    const direction = isAtTop ? -1 : 1;
    scrollBy({ top: direction * SCROLL_PX_PER_FRAME, behavior: 'instant' });
    onScrolled();
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    let frame = requestAnimationFrame(function look() {
      step();
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);
}

function useEscape(isDragging: boolean, onEscape: () => void): void {
  const cancel = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);
}
