import { type KeyboardEvent, useEffect, useState } from 'react';

const PAGE_LINES = 10;

type LineKeys = {
  readonly scroller: HTMLElement | null;
  /** The number of lines. */
  readonly count: number;
  /** The place of the line being spoken, which Tab reaches first; -1 if it is not shown. */
  readonly spokenPlace: number;
  /** Draws a line before it gets the focus. */
  readonly drawLine: (place: number) => void;
};

/** Moves the focus between the lines of a list by the arrow keys, so that Tab passes the list in one step. */
export function useLineKeys({ scroller, count, spokenPlace, drawLine }: LineKeys) {
  /** The line that was last focused by a key. */
  const [chosen, setChosen] = useState<{ readonly place: number } | null>(null);

  useEffect(() => {
    if (chosen === null) return;
    scroller?.querySelector<HTMLElement>(`[data-place="${chosen.place}"]`)?.focus();
  }, [chosen, scroller]);

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset['place'] === undefined) return;
    const next = targetOf(key, Number(target.dataset['place']), count - 1);
    if (next === null) return;
    event.preventDefault();
    drawLine(next);
    setChosen({ place: next });
  }

  const place = chosen?.place ?? spokenPlace;
  return {
    handleKey,
    tabStop: Math.min(Math.max(0, place), count - 1),
    forget: () => setChosen(null),
  };
}

function targetOf(key: string, place: number, last: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + PAGE_LINES,
    PageUp: place - PAGE_LINES,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(0, target), last);
}
