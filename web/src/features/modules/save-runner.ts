import {
  advance,
  initialSave,
  isSaving,
  type ModuleEntry,
  type SaveEvent,
  type SaveState,
} from './save-flow.ts';
import { createSaveStep, type SaveCalls } from './save-step.ts';

export type SaveRunner = ReturnType<typeof createSaveRunner>;

/**
 * Does what the save flow's states ask for, one call at a time, and tells of every state.
 * @param existingId of the module to change; null makes a new one
 */
export function createSaveRunner(calls: SaveCalls, existingId: number | null = null) {
  let state: SaveState = initialSave(existingId);
  let work = new AbortController();
  const listeners = new Set<() => void>();
  const step = createSaveStep(calls, {
    isChange: existingId !== null,
    onProgress: ({ loaded, total }) =>
      dispatch({ type: 'progress', sentBytes: loaded, totalBytes: total }),
  });

  function dispatch(event: SaveEvent): void {
    const before = state;
    state = advance(before, event);
    if (state === before) return;
    for (const listener of listeners) listener();
    if (event.type !== 'progress') void perform(state);
  }

  async function perform(entered: SaveState): Promise<void> {
    const { signal } = work;
    const next = await step(entered, signal);
    // What was aborted has been answered for by whoever aborted it.
    if (next !== null && !signal.aborted) dispatch(next);
  }

  function abortWork(): void {
    work.abort();
    work = new AbortController();
  }

  return {
    current: (): SaveState => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Begins, or goes on from what the server has already. */
    save: (entry: ModuleEntry) => dispatch({ type: 'save', entry }),

    cancelUpload(): void {
      if (state.kind !== 'uploading') return;
      abortWork();
      dispatch({ type: 'cancel' });
    },

    /** Stops whatever runs; what the server has by then stays. */
    abandon(): void {
      abortWork();
    },

    /** Stops whatever runs and takes the draft away again. */
    discard(): void {
      // The creation alone is waited for: without its answer nobody knows what to take away.
      const isBeingCreated = state.kind === 'saving-module' && state.stored.moduleId === null;
      if (isSaving(state) && !isBeingCreated) abortWork();
      dispatch({ type: 'discard' });
    },
  };
}
