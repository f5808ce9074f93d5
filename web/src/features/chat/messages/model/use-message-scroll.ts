import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

/** The log counts as scrolled to its end within this distance, in px. */
const NEAR_END = 80;
/** The space above the line 'new messages' when a conversation opens there, in px. */
const SPACE_ABOVE_LINE = 48;

type Loaded = {
  readonly first: number | undefined;
  /** Changes when messages are added at the end. */
  readonly end: string;
  readonly isAtNewest: boolean;
  /** False if the conversation opens at its first unread message. */
  readonly startsAtEnd: boolean;
};

/**
 * The scroll position in a conversation. At its end it follows new messages. Elsewhere the view does not move when
 * older messages are added above or new ones below.
 */
export function useMessageScroll({ first, end, isAtNewest, startsAtEnd }: Loaded) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const place = useRef({ isAtEnd: startsAtEnd, top: 0, height: 0, first, isSmooth: false });
  const [isAtEnd, setAtEnd] = useState(startsAtEnd);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  function setIsAtEnd(atEnd: boolean): void {
    place.current.isAtEnd = atEnd;
    setAtEnd(atEnd);
  }

  function followEnd(): void {
    const { current: box } = scroller;
    if (box === null) return;
    if (place.current.isAtEnd && isAtNewest) {
      const isSmooth = place.current.isSmooth && !prefersReducedMotion;
      box.scrollTo({ top: box.scrollHeight, behavior: isSmooth ? 'smooth' : 'instant' });
    }
    place.current.isSmooth = false;
    // The user can scroll up before the event of this scrolling comes.
    place.current.top = box.scrollTop;
    place.current.height = box.scrollHeight;
  }

  function onScroll(): void {
    const { current: box } = scroller;
    if (box === null) return;
    if (distanceToEnd(box) < NEAR_END) setIsAtEnd(isAtNewest);
    else if (isAbove(box, place.current)) setIsAtEnd(false);
    place.current.top = box.scrollTop;
    place.current.height = box.scrollHeight;
  }

  const leaveEnd = useEffectEvent(() => setIsAtEnd(false));
  useLayoutEffect(() => {
    const { current: box } = scroller;
    const before = place.current;
    const isOlderAdded = before.first !== undefined && first !== undefined && first < before.first;
    if (box !== null && isOlderAdded) {
      // Moving the view down hides a scroll up whose event comes later.
      const isFromEnd = distanceToEnd(box, before.height) >= NEAR_END;
      if (isFromEnd && isAbove(box, before)) leaveEnd();
      box.scrollTop += box.scrollHeight - before.height;
    }
    if (box !== null) place.current = { ...before, first, top: box.scrollTop };
  }, [first]);

  const isOpened = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only additions at the end scroll smoothly
  useLayoutEffect(() => {
    place.current.isSmooth = isOpened.current;
    isOpened.current = first !== undefined;
  }, [end]);

  const onResize = useEffectEvent(followEnd);
  useEffect(() => {
    const observer = new ResizeObserver(() => onResize());
    for (const { current } of [scroller, content]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return {
    scroller,
    content,
    onScroll,
    isAtEnd,
    /** Scrolls to the end and stays there. */
    toEnd(): void {
      setIsAtEnd(true);
      place.current.isSmooth = true;
      followEnd();
    },
    /** Scrolls to the line 'new messages', or to the end if there is too little below the line. */
    toNewMessages(): void {
      const { current: box } = scroller;
      const line = box?.querySelector('[data-new-messages]')?.getBoundingClientRect();
      if (box === null || line === undefined) return;
      box.scrollTop += line.top - box.getBoundingClientRect().top - SPACE_ABOVE_LINE;
      setIsAtEnd(isAtNewest && distanceToEnd(box) < NEAR_END);
    },
    /** Scrolls to a rendered message. */
    toMessage(seq: number): void {
      setIsAtEnd(false);
      const { current: box } = scroller;
      const row = box?.querySelector(`[data-seq="${seq}"]`)?.getBoundingClientRect();
      if (box === null || row === undefined) return;
      // `scrollIntoView` would also scroll the elements around the conversation.
      const { top, height } = box.getBoundingClientRect();
      box.scrollTop += row.top - top - (height - row.height) / 2;
    },
  };
}

/** Scrolling down, by hand or smoothly, does not leave the end. */
const isAbove = ({ scrollTop }: HTMLElement, { top }: { readonly top: number }) =>
  scrollTop < top - 1;

function distanceToEnd(
  { scrollHeight, scrollTop, clientHeight }: HTMLElement,
  height = scrollHeight,
): number {
  return height - scrollTop - clientHeight;
}
