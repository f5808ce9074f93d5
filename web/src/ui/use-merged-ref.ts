import { type Ref, useCallback } from 'react';

function assign<T>(ref: Ref<T> | undefined, node: T | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(node) ?? (() => ref(null));
  if (ref) {
    ref.current = node;
    return () => {
      ref.current = null;
    };
  }
  return undefined;
}

/** One ref that sets two, so that a component can have its own beside the caller's. */
export function useMergedRef<T>(first: Ref<T>, second: Ref<T> | undefined) {
  return useCallback(
    (node: T | null) => {
      const releases = [assign(first, node), assign(second, node)];
      return () => {
        for (const release of releases) release?.();
      };
    },
    [first, second],
  );
}
