import { describe, expect, it } from 'vitest';
import type { PlayerSnapshot } from '#web/features/learning/player/model/video-player.ts';
import { shareWatching, type WatchMessage } from './share-watching.ts';

const shown = { userId: 1, moduleId: 7, videoId: 3 };

/** The tabs of one browser: each receives the messages of the others. */
function browser() {
  const receivers = new Map<number, (message: WatchMessage) => void>();
  let tabs = 0;

  function openTab(of: Partial<typeof shown> = {}) {
    tabs += 1;
    const number = tabs;
    const listeners = new Set<() => void>();
    let state = { wantsToPlay: false, position: 0, furthest: 0, played: 0 };
    const change = (changes: Partial<typeof state>) => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    };
    const player = {
      snapshot: () => state as PlayerSnapshot,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      pause: () => change({ wantsToPlay: false }),
      adopt: ({
        position,
        furthest,
        played,
      }: Pick<WatchMessage, 'position' | 'furthest' | 'played'>) =>
        change({ position, furthest, played }),
    };
    const reported: unknown[] = [];
    const close = shareWatching({
      shown: { ...shown, ...of },
      player,
      tabs: {
        post: (message) => {
          for (const [receiver, receive] of receivers) if (receiver !== number) receive(message);
        },
        listen(receive) {
          receivers.set(number, receive);
          return () => receivers.delete(number);
        },
      },
      onElsewhere: (elsewhere) => reported.push(elsewhere),
    });
    return {
      reported,
      close,
      state: () => state,
      play: () => change({ wantsToPlay: true }),
      pause: () => change({ wantsToPlay: false }),
      run: (seconds: number) =>
        change({
          position: state.position + seconds,
          furthest: Math.max(state.furthest, state.position + seconds),
          played: state.played + seconds,
        }),
    };
  }
  return { openTab };
}

describe('several tabs of one browser', () => {
  it('play one at a time, and each continues at the position of the other', () => {
    const { openTab } = browser();
    const [one, two] = [openTab(), openTab()];
    one.play();
    one.run(5);
    expect(two.reported.at(-1)).toBe('this video');
    expect(two.state()).toMatchObject({ position: 5, furthest: 5, played: 5 });
    two.play();
    expect(two.reported.at(-1)).toBeNull();
    expect(one.state().wantsToPlay).toBe(false);
    expect(one.reported.at(-1)).toBe('this video');
    two.run(3);
    two.pause();
    expect(one.reported.at(-1)).toBeNull();
    // Eight seconds have passed, and both tabs count eight: none twice, none lost.
    for (const tab of [one, two]) expect(tab.state()).toMatchObject({ position: 8, played: 8 });
  });

  it('adopt progress that another tab made since its last message', () => {
    const { openTab } = browser();
    const [one, two] = [openTab(), openTab()];
    one.play();
    one.run(0.9);
    two.play();
    expect(two.state()).toMatchObject({ wantsToPlay: true, position: 0.9, played: 0.9 });
    expect(one.state().wantsToPlay).toBe(false);
  });

  it('stop for another video, but keep their own position', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab({ moduleId: 8, videoId: 4 })];
    one.play();
    one.run(5);
    other.play();
    other.run(2);
    expect(one.state()).toMatchObject({ wantsToPlay: false, position: 5, played: 5 });
    expect(one.reported.at(-1)).toBe('another video');
    other.close();
    expect(one.reported.at(-1)).toBeNull();
  });

  it('ignore the progress of a replaced video', () => {
    const { openTab } = browser();
    const [one, replaced] = [openTab(), openTab({ videoId: 2 })];
    replaced.play();
    replaced.run(50);
    expect(one.state().played).toBe(0);
  });

  it('ignore the messages of another user', () => {
    const { openTab } = browser();
    const [one, stranger] = [openTab(), openTab({ userId: 2 })];
    one.play();
    stranger.play();
    stranger.run(50);
    expect(one.state()).toMatchObject({ wantsToPlay: true, played: 0 });
  });
});
