/** State machines: a table of transitions by the type of the event, and a runner that performs their effects. */
import { createEmitter, type Observable } from './store.ts';

type Typed = { readonly type: string };
type Of<Union, Type> = Extract<Union, { readonly type: Type }>;

/** The result of an event: the next state and the effects. */
export type Step<State, Effect = never> = {
  readonly state: State;
  readonly effects: readonly Effect[];
};

/** `Context` contains further arguments of a step. */
type StepFunction<State, Event, Effect, Context extends readonly unknown[]> = (
  state: State,
  event: Event,
  ...context: Context
) => Step<State, Effect>;

/** One transition for each type of event. */
export type Transitions<
  State,
  Event extends Typed,
  Effect = never,
  Context extends readonly unknown[] = [],
> = { readonly [Type in Event['type']]: StepFunction<State, Of<Event, Type>, Effect, Context> };

/** One handler for each type of effect. */
type Handlers<Item extends Typed> = {
  readonly [Type in Item['type']]: (item: Of<Item, Type>) => void;
};

export function stepTo<State, Effect>(state: State, ...effects: Effect[]): Step<State, Effect> {
  return { state, effects };
}

/** The step function of a table. An event of an unknown type, from another version of the app, changes nothing. */
export function stepBy<State, Event extends Typed, Effect, Context extends readonly unknown[]>(
  transitions: Transitions<State, Event, Effect, Context>,
): StepFunction<State, Event, Effect, Context> {
  return (state, event, ...context) => {
    // TypeScript cannot relate the type of the event to the key of the table.
    const transition = transitions[event.type as Event['type']] as
      | StepFunction<State, Event, Effect, Context>
      | undefined;
    return transition?.(state, event, ...context) ?? stepTo(state);
  };
}

/** Calls the handler of the item's type, if there is one. */
function handle<Item extends Typed>(handlers: Handlers<Item>, item: Item): void {
  const handler = handlers[item.type as Item['type']] as ((item: Item) => void) | undefined;
  handler?.(item);
}

type MachineOptions<State, Event, Effect extends Typed> = {
  readonly initial: State;
  readonly step: (state: State, event: Event) => Step<State, Effect>;
  readonly effects: Handlers<Effect>;
};

/** Runs a machine. Its listeners are called after the effects; an effect may dispatch an event itself. */
export function createMachine<State, Event, Effect extends Typed>(
  options: MachineOptions<State, Event, Effect>,
): Observable<State> & { dispatch: (event: Event) => void } {
  const changes = createEmitter();
  let state = options.initial;
  return {
    current: () => state,
    subscribe: changes.subscribe,
    dispatch(event) {
      const before = state;
      const { state: next, effects } = options.step(before, event);
      state = next;
      for (const effect of effects) handle(options.effects, effect);
      if (next !== before) changes.emit();
    },
  };
}
