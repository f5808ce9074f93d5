/** Makes, shows and removes the `<video>` elements of a screen. */
export type VideoElements = {
  /** A new element at the top of the screen, not to be seen yet. */
  readonly add: () => HTMLVideoElement;
  readonly show: (video: HTMLVideoElement) => void;
  readonly remove: (video: HTMLVideoElement) => void;
};

export type VideoScreen = ReturnType<typeof createVideoScreen>;

/**
 * Where the video is shown. Usually one element is there; while another address takes over there are two: the next
 * one, which loads unseen, and after the swap the previous one, which is kept until the new one plays.
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

    /** A second element that loads `url`. */
    prepare(url: string): HTMLVideoElement {
      dropNext();
      next = add();
      next.src = url;
      next.load();
      return next;
    },
    dropNext,

    /** Shows the prepared element with the sound of the current one, which it covers. */
    swap(): void {
      if (next === null) return;
      dropPrevious();
      next.volume = current.volume;
      next.muted = current.muted;
      [previous, current, next] = [current, next, null];
      show(current);
    },
    /** Takes the swap back. */
    swapBack(): void {
      if (previous === null) return;
      const refused = current;
      [current, previous] = [previous, null];
      clear(refused);
    },
    /** The swap has succeeded. */
    dropPrevious,

    /** Leaves no element behind. */
    dispose(): void {
      dropNext();
      dropPrevious();
      clear(current);
    },
  };
}
