import type { UploadedBytes } from '#web/platform/http/upload-file.ts';
import { createMachine } from '#web/platform/state/machine.ts';
import {
  type ChosenVideo,
  initialSave,
  type ModuleEntry,
  type SaveEffect,
  type SaveEvent,
  type SaveResult,
  type SaveState,
  stepSave,
} from './save-flow.ts';

/** The calls to the server that save a module. */
export type SaveCalls = {
  upload: (
    video: ChosenVideo,
    onProgress: (bytes: UploadedBytes) => void,
    signal: AbortSignal,
  ) => Promise<{ id: number }>;
  commit: (entry: ModuleEntry, videoUploadId: number | undefined) => Promise<SaveResult>;
  /** The event that follows from a failure of an upload or commit. */
  eventOf: (error: unknown) => SaveEvent;
};

export type SaveRunner = ReturnType<typeof createSaveRunner>;

/** Makes the calls that the save flow requests. */
export function createSaveRunner(calls: SaveCalls) {
  let uploading = new AbortController();
  const { current, subscribe, dispatch } = createMachine<SaveState, SaveEvent, SaveEffect>({
    initial: initialSave,
    step: stepSave,
    effects: {
      upload({ video }) {
        uploading = new AbortController();
        const { signal } = uploading;
        // The cancellation has already ended an aborted upload.
        const report = (event: SaveEvent) => {
          if (!signal.aborted) dispatch(event);
        };
        const onProgress = ({ loaded, total }: UploadedBytes) =>
          report({ type: 'progress', sentBytes: loaded, totalBytes: total });
        void calls
          .upload(video, onProgress, signal)
          .then(({ id }): SaveEvent => ({ type: 'uploaded', id }))
          .catch(calls.eventOf)
          .then(report);
      },
      commit({ entry, uploadId }) {
        void calls
          .commit(entry, uploadId)
          .then((result): SaveEvent => ({ type: 'committed', ...result }))
          .catch(calls.eventOf)
          .then(dispatch);
      },
      'stop-upload': () => uploading.abort(),
    },
  });

  return {
    current,
    subscribe,
    /** Starts the save, or continues after a finished upload. */
    save: (entry: ModuleEntry) => dispatch({ type: 'save', entry }),
    /** Stops an upload; a commit cannot be undone. */
    cancelUpload: () => dispatch({ type: 'cancel' }),
    backToEditing: () => dispatch({ type: 'edit' }),
    confirmSaved: () => dispatch({ type: 'confirmed-saved' }),
  };
}
