import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerLimit,
  type ConnectionEvent,
  type ConnectionState,
  type Effect,
  initialState,
  step,
} from './connection-state.ts';

/** The environment of the machine: the sockets that exist, and whether a timer runs. */
function world() {
  let state: ConnectionState = initialState;
  /** The sockets that neither side has closed. */
  const living = new Set<number>();
  let isTimerSet = false;
  /** The last socket was closed cleanly. */
  let isClean = false;
  const waits: number[] = [];
  const limits: number[] = [];
  const done: string[] = [];

  const apply: { [K in Effect['type']]: (effect: Extract<Effect, { type: K }>) => void } = {
    connect({ socket, limitMs }) {
      if (living.size > 0) throw new Error('A second socket');
      living.add(socket);
      limits.push(limitMs);
    },
    disconnect: ({ socket }) => living.delete(socket),
    leave: ({ socket }) => living.delete(socket),
    wait({ ms }) {
      waits.push(ms);
      isTimerSet = true;
    },
    'stop-waiting'() {
      isTimerSet = false;
    },
    probe: () => undefined,
    'end-session': () => undefined,
  };

  function dispatch(event: ConnectionEvent, random = 0): void {
    if (event.type === 'closed' && living.delete(event.socket)) isClean = event.code === 1000;
    if (event.type === 'silent' && living.has(event.socket)) isClean = false;
    if (event.type === 'retry-timer-fired') isTimerSet = false;
    const next = step(state, event, random);
    state = next.state;
    for (const effect of next.effects) {
      done.push(effect.type);
      apply[effect.type](effect as never);
    }
  }

  return {
    dispatch,
    waits,
    limits,
    done,
    living,
    get state() {
      return state;
    },
    get isTimerSet() {
      return isTimerSet;
    },
    get isClean() {
      return isClean;
    },
  };
}

type World = ReturnType<typeof world>;

const CODES = [1000, 1001, 1006, 1008, 1012, 1013, 4401, 4403, 4429];

/** Event `n` of all possible events; one in five comes from an earlier socket. */
function eventOf(n: number, { state }: World): ConnectionEvent {
  const socket = n % 5 === 0 ? state.lastSocket - 1 : state.lastSocket;
  const code = CODES[n % CODES.length] ?? 1006;
  const events: ConnectionEvent[] = [
    { type: 'start' },
    { type: 'opened', socket, isPrompt: true },
    { type: 'opened', socket, isPrompt: false },
    { type: 'caught-up', socket },
    {
      type: 'closed',
      socket,
      code,
      isShown: n % 2 === 0,
      afterMs: code === 1012 ? n % 3_000 : null,
    },
    { type: 'closed', socket, code: 1006, isShown: true, afterMs: null },
    { type: 'silent', socket },
    { type: 'retry-timer-fired' },
    { type: 'answered' },
    { type: 'wake' },
    { type: 'stop' },
  ];
  return events[n % events.length] ?? { type: 'wake' };
}

/** Throws if the state of the machine does not agree with the environment. */
function check({ state, living, isTimerSet, isClean }: World): void {
  const isLiving = state.phase === 'connecting' || state.phase === 'open';
  if (living.size !== (isLiving ? 1 : 0)) throw new Error(`${living.size} in ${state.phase}`);
  if (isLiving && !living.has(state.lastSocket)) throw new Error('Another socket');
  const leadsOn = state.phase === 'waiting' || (state.phase === 'resting' && !isClean);
  if (isTimerSet !== leadsOn) throw new Error(`Timer in ${state.phase}: ${isTimerSet}`);
}

/** After any history, an action of the user or an answered call leads to an open socket, for a displaced tab an action. */
function leadOn(world: World, random: number): void {
  if (world.state.phase === 'refused') world.dispatch({ type: 'stop' });
  world.dispatch({ type: 'start' });
  if (world.isTimerSet && random < 0.5) world.dispatch({ type: 'retry-timer-fired' });
  const isDisplaced = world.state.phase === 'displaced';
  if (world.state.phase !== 'open')
    world.dispatch({ type: random < 0.7 && !isDisplaced ? 'answered' : 'wake' });
  // The server asked to wait, and the user does not shorten that.
  if (world.isTimerSet) world.dispatch({ type: 'retry-timer-fired' });
  world.dispatch({ type: 'opened', socket: world.state.lastSocket, isPrompt: true });
  if (world.state.phase !== 'open') throw new Error(`Stuck in ${world.state.phase}`);
  check(world);
}

it('never has two sockets and is never stuck, in 200,000 random sequences of events', () => {
  fc.assert(
    fc.property(fc.uint16Array({ minLength: 1, maxLength: 24 }), (numbers) => {
      const one = world();
      for (const n of numbers) {
        one.dispatch(eventOf(n, one), (n % 100) / 100);
        check(one);
      }
      leadOn(one, ((numbers[0] ?? 0) % 100) / 100);
    }),
    { numRuns: 200_000 },
  );
});

function connected(): World {
  const one = world();
  one.dispatch({ type: 'start' });
  open(one);
  return one;
}

function open(one: World): void {
  const socket = one.state.lastSocket;
  one.dispatch({ type: 'opened', socket, isPrompt: true });
  one.dispatch({ type: 'caught-up', socket });
}

type Cut = { code?: number; random?: number; afterMs?: number | null; isShown?: boolean };

const cut = (
  one: World,
  { code = 1006, random = 0, afterMs = null, isShown = true }: Cut = {},
): void =>
  one.dispatch({ type: 'closed', socket: one.state.lastSocket, code, isShown, afterMs }, random);

function rest(): World {
  const one = connected();
  for (let tries = 0; tries < 5; tries += 1) {
    cut(one);
    one.dispatch({ type: 'retry-timer-fired' });
  }
  cut(one);
  return one;
}

describe('after an unclean close', () => {
  it.each([
    [0, [0, 1_000, 2_000, 2_000, 2_000]],
    [0.999_999, [1_000, 2_000, 4_000, 4_000, 4_000]],
  ])('it tries five times; with chance %d after these waits: %j', (random, waits) => {
    const one = connected();
    for (let tries = 0; tries < 5; tries += 1) {
      cut(one, { random });
      expect(one.state.phase).toBe('waiting');
      one.dispatch({ type: 'retry-timer-fired' });
    }
    cut(one, { random });
    expect(one.waits.slice(0, 5).map(Math.round)).toEqual(waits);
    expect(one.state.phase).toBe('resting');
  });

  it.each([1001, 1006, 1008, 1009, 1012, 1013])('with %d it tries again', (code) => {
    const one = connected();
    cut(one, { code });
    expect(one.state.phase).toBe('waiting');
  });

  it('each connection that caught up resets the tries, however short it was', () => {
    const one = connected();
    for (let times = 0; times < 50; times += 1) {
      cut(one);
      one.dispatch({ type: 'retry-timer-fired' });
      open(one);
    }
    expect(new Set(one.waits)).toEqual(new Set([0]));
  });

  it('a connection that opened and did not catch up counts as failed', () => {
    const one = connected();
    for (let tries = 0; tries < 5; tries += 1) {
      cut(one);
      one.dispatch({ type: 'retry-timer-fired' });
      one.dispatch({ type: 'opened', socket: one.state.lastSocket, isPrompt: true });
      // An event of the previous socket.
      one.dispatch({ type: 'caught-up', socket: one.state.lastSocket - 1 });
    }
    cut(one);
    expect(one.state.phase).toBe('resting');
  });

  it('waking ends the wait and stops its timer', () => {
    const one = connected();
    cut(one);
    one.dispatch({ type: 'wake' });
    expect([one.state.phase, one.isTimerSet]).toEqual(['connecting', false]);
  });

  it('an answered call ends the wait but does not reset the count of tries', () => {
    const one = connected();
    for (let tries = 0; tries < 5; tries += 1) {
      cut(one);
      one.dispatch({ type: 'answered' });
      expect([one.state.phase, one.isTimerSet]).toEqual(['connecting', false]);
    }
    cut(one);
    expect(one.state.phase).toBe('resting');
  });

  it('the wait is the one that the server asked for; answered calls do not shorten it', () => {
    const one = connected();
    cut(one, { code: 1012, afterMs: 1_730 });
    one.dispatch({ type: 'answered' });
    expect([one.state.phase, one.waits]).toEqual(['waiting', [1_730]]);
    one.dispatch({ type: 'wake' });
    expect([one.state.phase, one.isTimerSet]).toEqual(['connecting', false]);
  });
});

describe('at rest', () => {
  it.each([
    [0, 60_000],
    [0.999_999, 120_000],
  ])('with chance %d there is one try after %d ms, and then the same wait', (random, ms) => {
    const one = rest();
    one.dispatch({ type: 'wake' });
    for (let tries = 0; tries < 5; tries += 1) {
      cut(one);
      one.dispatch({ type: 'retry-timer-fired' });
    }
    for (let tries = 0; tries < 3; tries += 1) {
      cut(one, { random });
      expect([one.state.phase, Math.round(one.waits.at(-1) ?? 0)]).toEqual(['resting', ms]);
      one.dispatch({ type: 'retry-timer-fired' });
      expect(one.state.phase).toBe('connecting');
    }
  });

  it('a server that names a time is tried at that time', () => {
    const one = rest();
    one.dispatch({ type: 'answered' });
    cut(one, { code: 1012, afterMs: 1_730 });
    expect([one.state.phase, one.waits.at(-1)]).toEqual(['waiting', 1_730]);
  });

  it('each answered call is followed by one try, and a connection that caught up resets the tries', () => {
    const one = rest();
    for (let tries = 0; tries < 3; tries += 1) {
      one.dispatch({ type: 'answered' });
      expect(one.state.phase).toBe('connecting');
      cut(one);
      expect(one.state.phase).toBe('resting');
    }
    one.dispatch({ type: 'answered' });
    open(one);
    cut(one);
    expect(one.state.phase).toBe('waiting');
  });

  it('an action of the user allows five tries again', () => {
    const one = rest();
    one.dispatch({ type: 'wake' });
    expect(one.state).toMatchObject({ phase: 'connecting', retries: 0 });
  });
});

it('a clean close is not followed by a try', () => {
  const one = connected();
  cut(one, { code: 1000 });
  expect([one.state.phase, one.isTimerSet]).toEqual(['resting', false]);
});

describe('when the server has closed the socket because the user has too many', () => {
  it('a hidden tab waits until it is shown, whatever calls are answered', () => {
    const one = connected();
    cut(one, { code: 4429, isShown: false });
    for (const type of ['answered', 'retry-timer-fired', 'start'] as const) one.dispatch({ type });
    expect([one.state.phase, one.isTimerSet]).toEqual(['displaced', false]);
    one.dispatch({ type: 'wake' });
    expect(one.state).toMatchObject({ phase: 'connecting', retries: 0 });
  });

  it('a visible tab tries again', () => {
    const one = connected();
    cut(one, { code: 4429 });
    expect([one.state.phase, one.isTimerSet]).toEqual(['waiting', true]);
  });
});

it.each([
  [4401, ['connect', 'end-session']],
  [4403, ['connect']],
])('a refusal with %d is final', (code, effects) => {
  const one = connected();
  cut(one, { code });
  for (const type of ['wake', 'answered', 'retry-timer-fired', 'start'] as const)
    one.dispatch({ type });
  expect([one.state.phase, one.done]).toEqual(['refused', effects]);
});

it('an open socket is probed on waking; a silent one is closed and replaced', () => {
  const one = connected();
  one.dispatch({ type: 'wake' });
  expect(one.done).toEqual(['connect', 'probe']);
  one.dispatch({ type: 'silent', socket: 1 });
  expect(one.done.slice(2)).toEqual(['disconnect', 'wait']);
});

describe('the limit of time', () => {
  const silence = (one: World) => one.dispatch({ type: 'silent', socket: one.state.lastSocket });

  it('of an opening doubles after each that took longer, through every kind of wait', () => {
    const one = connected();
    cut(one);
    const ways = ['retry-timer-fired', 'wake', 'answered', 'wake', 'answered'] as const;
    for (const type of ways) {
      one.dispatch({ type });
      silence(one);
    }
    expect(one.limits.slice(1)).toEqual([15_000, 30_000, 60_000, 120_000, 120_000]);
  });

  it('of an opening and of an answer depends on how the last socket opened', () => {
    const one = connected();
    cut(one);
    for (const isPrompt of [false, true]) {
      one.dispatch({ type: 'retry-timer-fired' });
      one.dispatch({ type: 'opened', socket: one.state.lastSocket, isPrompt });
      expect(answerLimit(one.state)).toBe(isPrompt ? 10_000 : 20_000);
      silence(one);
    }
    one.dispatch({ type: 'retry-timer-fired' });
    expect(one.limits).toEqual([15_000, 15_000, 30_000, 15_000]);
  });
});
