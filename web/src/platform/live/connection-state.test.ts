import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConnectionEvent,
  type ConnectionState,
  type Effect,
  initialState,
  step,
} from './connection-state.ts';

/** The world around the machine: what sockets there are, and whether a timer runs. */
function world() {
  let state: ConnectionState = initialState;
  /** Sockets that neither side has closed. */
  const living = new Set<number>();
  let isTimerSet = false;
  const waits: number[] = [];
  const done: string[] = [];

  const apply: { [K in Effect['do']]: (effect: Extract<Effect, { do: K }>) => void } = {
    connect({ socket }) {
      if (living.size > 0) throw new Error('A second socket');
      living.add(socket);
    },
    disconnect: ({ socket }) => living.delete(socket),
    wait({ ms }) {
      waits.push(ms);
      isTimerSet = true;
    },
    stopWaiting() {
      isTimerSet = false;
    },
    probe: () => undefined,
    endSession: () => undefined,
  };

  function happen(event: ConnectionEvent, random = 0): void {
    if (event.kind === 'closed') living.delete(event.socket);
    if (event.kind === 'timer') isTimerSet = false;
    const next = step(state, event, random);
    state = next.state;
    for (const effect of next.effects) {
      done.push(effect.do);
      apply[effect.do](effect as never);
    }
  }

  return {
    happen,
    waits,
    done,
    living,
    get state() {
      return state;
    },
    get isTimerSet() {
      return isTimerSet;
    },
  };
}

type World = ReturnType<typeof world>;

const CODES = [1000, 1001, 1006, 1008, 1013, 4401, 4403];

/** Event `n` of all that can happen; one in five comes from a socket of the past. */
function eventOf(n: number, { state }: World, at: number): ConnectionEvent {
  const socket = n % 5 === 0 ? state.lastSocket - 1 : state.lastSocket;
  const code = CODES[n % CODES.length] ?? 1006;
  const events: ConnectionEvent[] = [
    { kind: 'start' },
    { kind: 'opened', socket, at },
    { kind: 'opened', socket, at },
    { kind: 'closed', socket, at, code },
    { kind: 'closed', socket, at, code: 1006 },
    { kind: 'silent', socket, at },
    { kind: 'timer' },
    { kind: 'wake' },
    { kind: 'stop' },
  ];
  return events[n % events.length] ?? { kind: 'wake' };
}

/** Throws where the machine and the world do not agree. */
function check({ state, living, isTimerSet }: World): void {
  const isLiving = state.phase === 'connecting' || state.phase === 'open';
  if (living.size !== (isLiving ? 1 : 0)) throw new Error(`${living.size} in ${state.phase}`);
  if (isLiving && !living.has(state.lastSocket)) throw new Error('Another socket');
  if (isTimerSet !== (state.phase === 'waiting')) throw new Error(`Timer in ${state.phase}`);
}

/** Whatever happened before: somebody who looks, and a server that is there, are enough. */
function leadOn(world: World): void {
  if (world.state.phase === 'refused') world.happen({ kind: 'stop' });
  world.happen({ kind: 'start' });
  if (world.state.phase !== 'open') world.happen({ kind: 'wake' });
  world.happen({ kind: 'opened', socket: world.state.lastSocket, at: 0 });
  if (world.state.phase !== 'open') throw new Error(`Stuck in ${world.state.phase}`);
  check(world);
}

it('never has two sockets and is never stuck, in 200,000 random sequences of events', () => {
  fc.assert(
    fc.property(fc.uint16Array({ minLength: 1, maxLength: 24 }), (numbers) => {
      const one = world();
      let at = 0;
      for (const n of numbers) {
        at += n;
        one.happen(eventOf(n, one, at), (n % 100) / 100);
        check(one);
      }
      leadOn(one);
    }),
    { numRuns: 200_000 },
  );
}, 60_000);

function connected(): World {
  const one = world();
  one.happen({ kind: 'start' });
  one.happen({ kind: 'opened', socket: 1, at: 0 });
  return one;
}

const cut = (one: World, code = 1006, at = 0) =>
  one.happen({ kind: 'closed', socket: one.state.lastSocket, at, code });

describe('after an unclean close', () => {
  it.each([1001, 1006, 1008, 1009, 1013])(
    'with %d it tries five times, from 1 s doubling',
    (code) => {
      const one = connected();
      for (let tries = 0; tries < 5; tries += 1) {
        cut(one, code);
        expect(one.state.phase).toBe('waiting');
        one.happen({ kind: 'timer' });
      }
      cut(one, code);
      expect(one.waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
      expect(one.state.phase).toBe('resting');
      one.happen({ kind: 'wake' });
      expect(one.state.phase).toBe('connecting');
    },
  );

  it('not all clients come back in the same moment', () => {
    const one = connected();
    one.happen({ kind: 'closed', socket: 1, at: 0, code: 1006 }, 0.99);
    expect(one.waits[0]).toBeGreaterThan(1_400);
    expect(one.waits[0]).toBeLessThan(1_500);
  });

  it('a connection that lasted starts the tries anew, one that is lost at once does not', () => {
    const one = connected();
    for (const lasted of [0, 0, 20_000]) {
      cut(one, 1006, lasted);
      one.happen({ kind: 'timer' });
      one.happen({ kind: 'opened', socket: one.state.lastSocket, at: 0 });
    }
    expect(one.waits).toEqual([1_000, 2_000, 1_000]);
  });

  it('waking does not wait for the timer, nor keep it', () => {
    const one = connected();
    cut(one);
    one.happen({ kind: 'wake' });
    expect([one.state.phase, one.isTimerSet]).toEqual(['connecting', false]);
  });
});

it('a clean close is not tried again by itself', () => {
  const one = connected();
  cut(one, 1000);
  expect([one.state.phase, one.isTimerSet]).toEqual(['resting', false]);
});

it.each([
  [4401, ['connect', 'endSession']],
  [4403, ['connect']],
])('a refusal with %d is not tried again, whatever happens', (code, effects) => {
  const one = connected();
  cut(one, code);
  one.happen({ kind: 'wake' });
  one.happen({ kind: 'timer' });
  one.happen({ kind: 'start' });
  expect([one.state.phase, one.done]).toEqual(['refused', effects]);
});

it('a line found dead is closed and tried again; an open one is tried out on waking', () => {
  const one = connected();
  one.happen({ kind: 'wake' });
  expect(one.done).toEqual(['connect', 'probe']);
  one.happen({ kind: 'silent', socket: 1, at: 0 });
  expect(one.done.slice(2)).toEqual(['disconnect', 'wait']);
});
