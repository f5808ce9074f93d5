import type { UploadedBytes } from '#web/platform/http/upload-file.ts';
import { createMachine } from '#web/platform/state/machine.ts';
import {
  type ChosenVideo,
  initialSave,
  type ModuleEntry,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  stepSave,
} from './save-flow.ts';

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

/** Makes the calls that the steps of the save flow ask for. */
export function createSaveRunner(calls: SaveCalls) {
  let uploading = new AbortController();
  const { current, subscribe, dispatch } = createMachine<SaveState, SaveEvent, SaveEffect>({
    initial: initialSave,
    step: stepSave,
    effects: {
      upload({ video }) {
        uploading = new AbortController();
        const { signal } = uploading;
        // An upload that was aborted has been answered for by its cancellation.
        const report = (event: SaveEvent) => {
          if (!signal.aborted) dispatch(event);
        };
        const onProgress = ({ loaded, total }: UploadedBytes) =>
          report({ type: 'progress', sentBytes: loaded, totalBytes: total });
        void calls
          .upload(video, onProgress, signal)
          .then((uploaded): SaveEvent => ({ type: 'uploaded', ...uploaded }))
          .catch(calls.eventOf)
          .then(report);
      },
      commit({ entry, uploadId }) {
        void calls
          .commit(entry, uploadId)
          .then(({ warning }): SaveEvent => ({ type: 'committed', warning }))
          .catch(calls.eventOf)
          .then(dispatch);
      },
      'stop-upload': () => uploading.abort(),
    },
  });

  return {
    current,
    subscribe,
    /** Begins, or goes on after an upload that is finished already. */
    save: (entry: ModuleEntry) => dispatch({ type: 'save', entry }),
    /** Stops an upload; a save that the server is committing cannot be taken back. */
    cancelUpload: () => dispatch({ type: 'cancel' }),
    backToEditing: () => dispatch({ type: 'edit' }),
    foundSaved: () => dispatch({ type: 'found-saved' }),
  };
}
