import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Scaled<Frame, Sheet> {
  /** The element into which the sheet is to fit. */
  readonly frame: RefObject<Frame | null>;
  /** The element of a fixed width. */
  readonly sheet: RefObject<Sheet | null>;
  readonly scale: number;
  /** The height of the scaled sheet in px. */
  readonly height: number;
}

/** The scale at which a sheet of this width, in px, fits into its frame. It is never enlarged. */
export function useScale(width: number): Scaled<HTMLDivElement, HTMLDivElement> {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [{ scale, height }, setSize] = useState({ scale: 1, height: 0 });
  useLayoutEffect(() => {
    const elements = [frame.current, sheet.current];
    const observer = new ResizeObserver(() => {
      const fitting = Math.min(1, (frame.current?.clientWidth ?? width) / width);
      setSize({ scale: fitting, height: Math.ceil((sheet.current?.offsetHeight ?? 0) * fitting) });
    });
    for (const element of elements) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { frame, sheet, scale, height };
}
