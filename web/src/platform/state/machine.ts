/** State machines: a table of transitions by the type of the event, and a runner that performs their effects. */
import { createEmitter, type Observable } from './store.ts';

type Typed = { readonly type: string };

/** What an event leads to: the next state, and what is to be done. */
export type Step<State, Effect = never> = {
  readonly state: State;
  readonly effects: readonly Effect[];
};

export function stepTo<State, Effect = never>(
  state: State,
  ...effects: readonly Effect[]
): Step<State, Effect> {
  return { state, effects };
}

/** One transition for each type of event; `Context` is what a step needs besides. */
export type Transitions<
  State,
  Event extends Typed,
  Effect = never,
  Context extends readonly unknown[] = [],
> = {
  readonly [Type in Event['type']]: (
    state: State,
    event: Extract<Event, { readonly type: Type }>,
    ...context: Context
  ) => Step<State, Effect>;
};

/** The step function of a table of transitions. */
export function stepBy<
  State,
  Event extends Typed,
  Effect = never,
  Context extends readonly unknown[] = [],
>(transitions: Transitions<State, Event, Effect, Context>) {
  return (state: State, event: Event, ...context: Context): Step<State, Effect> => {
    // The compiler does not follow a table keyed by the type through a union.
    const transition = transitions[event.type as Event['type']] as (
      state: State,
      event: Event,
      ...context: Context
    ) => Step<State, Effect>;
    return transition(state, event, ...context);
  };
}

/** One handler for each type of a union. */
export type Handlers<Item extends Typed> = {
  readonly [Type in Item['type']]: (item: Extract<Item, { readonly type: Type }>) => void;
};

/** Calls the handler of the item's type; a message from another version of the app may have none. */
export function handle<Item extends Typed>(handlers: Handlers<Item>, item: Item): void {
  const handler = handlers[item.type as Item['type']] as ((item: Item) => void) | undefined;
  handler?.(item);
}

type Machine<State, Event> = Observable<State> & { readonly dispatch: (event: Event) => void };

type MachineOptions<State, Event extends Typed, Effect extends Typed> = {
  readonly initial: State;
  readonly step: (state: State, event: Event) => Step<State, Effect>;
  readonly effects: Handlers<Effect>;
};

/** Runs a machine. Its listeners are called after the effects; an effect may dispatch an event itself. */
export function createMachine<State, Event extends Typed, Effect extends Typed>({
  initial,
  step,
  effects: handlers,
}: MachineOptions<State, Event, Effect>): Machine<State, Event> {
  const changes = createEmitter();
  let state = initial;
  return {
    current: () => state,
    subscribe: changes.subscribe,
    dispatch(event) {
      const before = state;
      const { state: next, effects } = step(before, event);
      state = next;
      for (const effect of effects) handle(handlers, effect);
      if (next !== before) changes.emit();
    },
  };
}
