import { expect, it } from 'vitest';
import { createMachine, stepBy, stepTo, type Transitions } from './machine.ts';

type Counter = { readonly count: number };
type CounterEvent = { readonly type: 'add'; readonly n: number } | { readonly type: 'report' };
type CounterEffect =
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'halve'; readonly by: number };

const transitions: Transitions<Counter, CounterEvent, CounterEffect, [limit: number]> = {
  add({ count }, { n }, limit) {
    const sum = count + n;
    if (sum > limit) return stepTo({ count: sum }, { type: 'halve', by: sum / 2 });
    return stepTo({ count: sum });
  },
  report: (state) => stepTo(state, { type: 'say', text: `at ${state.count}` }),
};
const step = stepBy(transitions);

function counter() {
  const log: string[] = [];
  const machine = createMachine<Counter, CounterEvent, CounterEffect>({
    initial: { count: 0 },
    step: (state, event) => step(state, event, 10),
    effects: {
      say: ({ text }) => log.push(text),
      halve: ({ by }) => machine.dispatch({ type: 'add', n: -by }),
    },
  });
  machine.subscribe(() => log.push(`changed to ${machine.current().count}`));
  return { machine, log };
}

it('steps by the table with the given context', () => {
  expect(step({ count: 1 }, { type: 'add', n: 2 }, 3)).toEqual({
    state: { count: 3 },
    effects: [],
  });
  expect(step({ count: 1 }, { type: 'add', n: 3 }, 3).effects).toEqual([{ type: 'halve', by: 2 }]);
});

it('changes nothing for an event that only another version of the app knows', () => {
  const state = { count: 1 };
  const unknown = { type: 'triple' } as unknown as CounterEvent;
  expect(step(state, unknown, 3)).toEqual({ state, effects: [] });
});

it('performs the effects before it calls its listeners, which it does after changes only', () => {
  const { machine, log } = counter();
  machine.dispatch({ type: 'report' });
  expect(log).toEqual(['at 0']);
  machine.dispatch({ type: 'add', n: 4 });
  expect(log).toEqual(['at 0', 'changed to 4']);
});

it('lets an effect dispatch an event, which is applied to the state after the step of the effect', () => {
  const { machine, log } = counter();
  machine.dispatch({ type: 'add', n: 12 });
  expect(machine.current()).toEqual({ count: 6 });
  expect(new Set(log)).toEqual(new Set(['changed to 6']));
});
