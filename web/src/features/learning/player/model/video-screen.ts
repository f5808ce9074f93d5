/** Makes, shows and removes the `<video>` elements of a screen. */
export type VideoElements = {
  /** A new element at the top of the screen, not visible yet. */
  readonly add: () => HTMLVideoElement;
  readonly show: (video: HTMLVideoElement) => void;
  readonly remove: (video: HTMLVideoElement) => void;
};

export type VideoScreen = ReturnType<typeof createVideoScreen>;

/**
 * The place where the video is shown. It usually has one element. During a handover it has two: the next one, which
 * loads invisibly, and after the swap the previous one, which stays until the next one plays.
 */
export function createVideoScreen({ add, show, remove }: VideoElements) {
  let current = add();
  let next: HTMLVideoElement | null = null;
  let previous: HTMLVideoElement | null = null;
  show(current);

  function clear(video: HTMLVideoElement | null): void {
    if (video === null) return;
    video.pause();
    video.removeAttribute('src');
    video.load();
    remove(video);
  }

  function dropNext(): void {
    clear(next);
    next = null;
  }

  function dropPrevious(): void {
    clear(previous);
    previous = null;
  }

  return {
    get current(): HTMLVideoElement {
      return current;
    },
    get hasPrevious(): boolean {
      return previous !== null;
    },

    /** Adds a second element that loads `url`. */
    prepare(url: string): HTMLVideoElement {
      dropNext();
      next = add();
      next.src = url;
      next.load();
      return next;
    },
    dropNext,

    /** Shows the prepared element, with the volume of the current one, which it covers. */
    swap(): void {
      if (next === null) return;
      dropPrevious();
      next.volume = current.volume;
      next.muted = current.muted;
      [previous, current, next] = [current, next, null];
      show(current);
    },
    /** Undoes the swap. */
    swapBack(): void {
      if (previous === null) return;
      const refused = current;
      [current, previous] = [previous, null];
      clear(refused);
    },
    /** Removes the previous element after a successful swap. */
    dropPrevious,

    /** Removes all elements. */
    dispose(): void {
      dropNext();
      dropPrevious();
      clear(current);
    },
  };
}
