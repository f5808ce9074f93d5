import type { UploadedBytes } from '../../../platform/http/upload-file.ts';
import {
  advance,
  type ChosenVideo,
  initialSave,
  type ModuleEntry,
  type SaveEvent,
  type SaveState,
} from './flow.ts';

/** What saving asks of the server. */
export type SaveCalls = {
  upload: (
    video: ChosenVideo,
    onProgress: (bytes: UploadedBytes) => void,
    signal: AbortSignal,
  ) => Promise<{ id: number; warning: string | null }>;
  commit: (
    entry: ModuleEntry,
    videoUploadId: number | undefined,
  ) => Promise<{ warning: string | null }>;
  /** What a failure of either means for the save. */
  eventOf: (error: unknown) => SaveEvent;
};

export type SaveRunner = ReturnType<typeof createSaveRunner>;

/** Makes the call that a state of the save flow asks for, and notifies its listeners of every state. */
export function createSaveRunner(calls: SaveCalls) {
  let state: SaveState = initialSave;
  let uploading = new AbortController();
  const listeners = new Set<() => void>();

  const steps: {
    [Kind in SaveState['kind']]?: (
      state: Extract<SaveState, { kind: Kind }>,
      signal: AbortSignal,
    ) => Promise<SaveEvent>;
  } = {
    async uploading({ entry: { video } }, signal) {
      if (video === null) throw new Error('There is no video to upload');
      const report = ({ loaded, total }: UploadedBytes) => {
        if (!signal.aborted) dispatch({ type: 'progress', sentBytes: loaded, totalBytes: total });
      };
      return { type: 'uploaded', ...(await calls.upload(video, report, signal)) };
    },
    async committing({ entry, upload }) {
      const { warning } = await calls.commit(entry, upload?.id);
      return { type: 'committed', warning };
    },
  };

  function dispatch(event: SaveEvent): void {
    const before = state;
    state = advance(before, event);
    if (state === before) return;
    for (const listener of listeners) listener();
    if (state.kind !== before.kind) void perform(state);
  }

  async function perform(entered: SaveState): Promise<void> {
    // The table is keyed by the kind, which the compiler cannot follow through a union.
    const step = steps[entered.kind] as
      | ((state: SaveState, signal: AbortSignal) => Promise<SaveEvent>)
      | undefined;
    if (step === undefined) return;
    const { signal } = uploading;
    const next = await step(entered, signal).catch(calls.eventOf);
    // An upload that was aborted has been answered for by `cancelUpload`.
    if (!signal.aborted) dispatch(next);
  }

  return {
    current: (): SaveState => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Begins, or goes on after an upload that is finished already. */
    save: (entry: ModuleEntry) => dispatch({ type: 'save', entry }),

    /** Stops an upload; a save that the server is committing cannot be taken back. */
    cancelUpload(): void {
      if (state.kind !== 'uploading') return;
      uploading.abort();
      uploading = new AbortController();
      dispatch({ type: 'cancel' });
    },

    backToEditing: () => dispatch({ type: 'edit' }),
    foundSaved: () => dispatch({ type: 'found-saved' }),
  };
}
