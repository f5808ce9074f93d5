import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Playback, type PlaybackEvent, startPlayback, stepPlayback } from './playback.ts';

const nextPlayback = (state: Playback, event: PlaybackEvent, videos: number) =>
  stepPlayback(state, event, videos).state;

function stateAfter(events: readonly PlaybackEvent['type'][], videos = 1): Playback {
  return events.reduce(
    (state, type) => nextPlayback(state, type === 'moved' ? { type, index: 0 } : { type }, videos),
    startPlayback(0),
  );
}

describe('playback', () => {
  it('starts to play when the video is loaded, if play was pressed before', () => {
    expect(stateAfter(['play'])).toMatchObject({ phase: 'loading', wantsToPlay: true });
    expect(stateAfter(['play', 'loaded'])).toMatchObject({ phase: 'ready', wantsToPlay: true });
  });

  it('stalls only while it should play', () => {
    expect(stateAfter(['loaded', 'data-missing']).phase).toBe('ready');
    expect(stateAfter(['loaded', 'play', 'data-missing']).phase).toBe('stalled');
    expect(stateAfter(['loaded', 'play', 'data-missing', 'running']).phase).toBe('ready');
    expect(stateAfter(['loaded', 'play', 'data-missing', 'pause']).phase).toBe('ready');
  });

  it('continues with the next video and stops after the last', () => {
    const second = stateAfter(['loaded', 'play', 'segment-ended'], 2);
    expect(second).toMatchObject({ phase: 'loading', index: 1, wantsToPlay: true });
    const end = nextPlayback({ ...second, phase: 'ready' }, { type: 'segment-ended' }, 2);
    expect(end).toMatchObject({ phase: 'ended', index: 1, wantsToPlay: false });
  });

  it('renews a broken address twice, then reports an error and offers a retry', () => {
    const broken = stateAfter([
      'loaded',
      'play',
      'address-failed',
      'renewed',
      'address-failed',
      'renewed',
      'address-failed',
    ]);
    expect(broken).toMatchObject({ phase: 'failed', wantsToPlay: true });
    expect(nextPlayback(broken, { type: 'retry' }, 1).phase).toBe('renewing');
  });

  it('resets the count of renewals once the video runs', () => {
    const events = [
      'loaded',
      'play',
      'address-failed',
      'renewed',
      'address-failed',
      'renewed',
      'loaded',
    ] as const;
    expect(stateAfter([...events, 'running', 'address-failed']).phase).toBe('renewing');
  });

  it('fails if there are no fresh addresses', () => {
    expect(stateAfter(['loaded', 'address-failed', 'not-renewed']).phase).toBe('failed');
  });

  it('stays within its videos and ends renewals after two attempts, after any events', () => {
    const videos = 3;
    const event: fc.Arbitrary<PlaybackEvent> = fc.oneof(
      fc.record({
        type: fc.constantFrom(
          ...(['play', 'pause', 'loaded', 'data-missing', 'running'] as const),
          ...([
            'segment-ended',
            'address-failed',
            'renewed',
            'not-renewed',
            'retry',
            'reload',
          ] as const),
        ),
      }),
      fc.record({ type: fc.constant('moved' as const), index: fc.nat(videos - 1) }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = startPlayback(0);
        for (const each of events) {
          const { state: next, effects } = stepPlayback(state, each, videos);
          const done = effects.map(({ type }) => type);
          // Another video, or the same one from a fresh address, is loaded. A renewal is requested once.
          expect(done.includes('open')).toBe(
            next.index !== state.index || each.type === 'renewed' || each.type === 'reload',
          );
          expect(done.includes('renew')).toBe(
            next.phase === 'renewing' && state.phase !== 'renewing',
          );
          expect(done.includes('stop')).toBe(!next.wantsToPlay);
          if (done.includes('start')) expect(['ready', 'loading']).toContain(next.phase);
          state = next;
          expect(state.index).toBeLessThan(videos);
          expect(state.renewals).toBeLessThanOrEqual(2);
          if (state.phase === 'ended') expect(state.index).toBe(videos - 1);
        }
      }),
    );
  });
});
