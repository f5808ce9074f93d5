import type { QuestionForm } from '@portal/contract/modules';
import { ApiError, messageOf } from '../../platform/http/api-error.ts';
import type { UploadedBytes } from '../../platform/http/upload-file.ts';
import {
  advance,
  type ChosenVideo,
  initialSave,
  isSaving,
  type ModuleEntry,
  type SaveEvent,
  type SaveState,
} from './save-flow.ts';

type Form = { name: string; description: string };

export type SaveCalls = {
  /** Gives the new module's id. */
  create: (form: Form, signal: AbortSignal) => Promise<number | undefined>;
  update: (moduleId: number, form: Form, signal: AbortSignal) => Promise<void>;
  /** Gives the server's warning about the file, if it has one. */
  upload: (
    moduleId: number,
    video: ChosenVideo,
    onProgress: (bytes: UploadedBytes) => void,
    signal: AbortSignal,
  ) => Promise<string | null>;
  saveQuestions: (
    moduleId: number,
    questions: readonly QuestionForm[],
    signal: AbortSignal,
  ) => Promise<void>;
  remove: (moduleId: number) => Promise<void>;
};

class NoModuleId extends Error {
  override readonly name = 'NoModuleId';
  constructor() {
    super('Failed to create module: No module ID returned');
  }
}

export type SaveRunner = ReturnType<typeof createSaveRunner>;

/** Does what the save flow's states ask for, one call at a time, and tells of every state. */
export function createSaveRunner(calls: SaveCalls) {
  let state: SaveState = initialSave;
  let work = new AbortController();
  const listeners = new Set<() => void>();

  function dispatch(event: SaveEvent): void {
    const before = state;
    state = advance(before, event);
    if (state === before) return;
    for (const listener of listeners) listener();
    if (event.type !== 'progress') void perform(state);
  }

  async function perform(entered: SaveState): Promise<void> {
    const { signal } = work;
    const next = await outcome(entered, signal);
    // What was aborted has been answered for by whoever aborted it.
    if (next !== null && !signal.aborted) dispatch(next);
  }

  async function outcome(entered: SaveState, signal: AbortSignal): Promise<SaveEvent | null> {
    try {
      if (isSaving(entered)) return await nextStep(entered, signal);
      if (entered.kind !== 'discarding' || entered.stored.moduleId === null) return null;
      await calls.remove(entered.stored.moduleId);
      return { type: 'discarded' };
    } catch (error) {
      return failure(error);
    }
  }

  async function nextStep(
    { kind, stored, entry }: Extract<SaveState, { entry: ModuleEntry }>,
    signal: AbortSignal,
  ): Promise<SaveEvent> {
    const { moduleId } = stored;
    if (kind === 'saving-module' || moduleId === null)
      return { type: 'module-saved', moduleId: await saveModule(moduleId, entry, signal) };
    if (kind === 'uploading') {
      const tell = ({ loaded, total }: UploadedBytes) => {
        if (!signal.aborted) dispatch({ type: 'progress', sentBytes: loaded, totalBytes: total });
      };
      return {
        type: 'uploaded',
        warning: await calls.upload(moduleId, entry.video, tell, signal),
      };
    }
    await calls.saveQuestions(moduleId, entry.questions, signal);
    return { type: 'questions-saved' };
  }

  async function saveModule(
    moduleId: number | null,
    { name, description }: ModuleEntry,
    signal: AbortSignal,
  ): Promise<number> {
    const form = { name, description };
    if (moduleId !== null) {
      await calls.update(moduleId, form, signal);
      return moduleId;
    }
    const created = await calls.create(form, signal);
    if (created === undefined) throw new NoModuleId();
    return created;
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

    /** Stops whatever runs and takes the draft away again. */
    discard(): void {
      // The creation alone is waited for: without its answer nobody knows what to take away.
      const isBeingCreated = state.kind === 'saving-module' && state.stored.moduleId === null;
      if (isSaving(state) && !isBeingCreated) abortWork();
      dispatch({ type: 'discard' });
    },
  };
}

function failure(error: unknown): SaveEvent {
  const reason = messageOf(error);
  return {
    type: 'failed',
    message:
      error instanceof NoModuleId ? reason : `Failed to add module, video, or MCQs: ${reason}`,
    isGone: error instanceof ApiError && error.code === 'NOT_FOUND',
  };
}
