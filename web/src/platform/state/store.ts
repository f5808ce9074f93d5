/** A value that can be read at any time and observed, in the form that `useSyncExternalStore` takes. */
export type Observable<T> = {
  current: () => T;
  /** Calls the listener after each change. Returns the function that removes it. */
  subscribe: (listener: () => void) => () => void;
};

export type Store<T> = Observable<T> & {
  /** Setting the current value again calls no listener. */
  set: (next: T) => void;
};

export function createStore<T>(initial: T): Store<T> {
  const changes = createEmitter();
  let value = initial;
  return {
    current: () => value,
    subscribe: changes.subscribe,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      changes.emit();
    },
  };
}

/** Calls its listeners with what is emitted. */
export function createEmitter<T = void>() {
  const listeners = new Set<(item: T) => unknown>();
  return {
    /** Returns the function that removes the listener. */
    subscribe(listener: (item: T) => unknown): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Returns the results of the listeners. */
    emit(item: T): unknown[] {
      const results: unknown[] = [];
      for (const listener of listeners) results.push(listener(item));
      return results;
    },
    isObserved: (): boolean => listeners.size > 0,
  };
}
