import { ApiError, messageOf } from '../../platform/http/api-error.ts';
import type { UploadedBytes } from '../../platform/http/upload-file.ts';
import {
  advance,
  type CaptionsChange,
  type ChosenVideo,
  initialSave,
  isSaving,
  type ModuleEntry,
  type SaveEvent,
  type SaveState,
  type WantedQuestions,
} from './save-flow.ts';

type Texts = ModuleEntry['texts'];

export type SaveCalls = {
  /** Gives the new module's id. */
  create: (texts: Texts & { name: string }, signal: AbortSignal) => Promise<number | undefined>;
  update: (moduleId: number, texts: Texts, signal: AbortSignal) => Promise<void>;
  /** Gives the server's warning about the file, if it has one. */
  upload: (
    moduleId: number,
    video: ChosenVideo,
    onProgress: (bytes: UploadedBytes) => void,
    signal: AbortSignal,
  ) => Promise<string | null>;
  /** Gives the server's warning about the captions, if it has one. */
  saveCaptions: (
    moduleId: number,
    captions: CaptionsChange,
    signal: AbortSignal,
  ) => Promise<string | null>;
  saveQuestions: (
    moduleId: number,
    questions: WantedQuestions,
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

/**
 * Does what the save flow's states ask for, one call at a time, and tells of every state.
 * @param existingId of the module to change; null makes a new one
 */
export function createSaveRunner(calls: SaveCalls, existingId: number | null = null) {
  let state: SaveState = initialSave(existingId);
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
      return failure(error, existingId !== null);
    }
  }

  async function nextStep(
    { kind, stored, entry }: Extract<SaveState, { entry: ModuleEntry }>,
    signal: AbortSignal,
  ): Promise<SaveEvent> {
    const { moduleId } = stored;
    if (kind === 'saving-module' || moduleId === null)
      return { type: 'module-saved', moduleId: await saveModule(moduleId, entry, signal) };
    const { video, captions, questions } = entry;
    if (kind === 'uploading' && video !== null) {
      const tell = ({ loaded, total }: UploadedBytes) => {
        if (!signal.aborted) dispatch({ type: 'progress', sentBytes: loaded, totalBytes: total });
      };
      return { type: 'uploaded', warning: await calls.upload(moduleId, video, tell, signal) };
    }
    if (kind === 'saving-captions' && captions !== null) {
      const warning = await calls.saveCaptions(moduleId, captions, signal);
      return { type: 'captions-saved', warning };
    }
    if (questions !== null) await calls.saveQuestions(moduleId, questions, signal);
    return { type: 'questions-saved' };
  }

  async function saveModule(
    moduleId: number | null,
    { name, texts }: ModuleEntry,
    signal: AbortSignal,
  ): Promise<number> {
    if (moduleId !== null) {
      if (Object.keys(texts).length > 0) await calls.update(moduleId, texts, signal);
      return moduleId;
    }
    const created = await calls.create({ ...texts, name }, signal);
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

function failure(error: unknown, isChange: boolean): SaveEvent {
  const reason = messageOf(error);
  const told = isChange
    ? `Failed to update module: ${reason}`
    : `Failed to add module, video, or MCQs: ${reason}`;
  return {
    type: 'failed',
    message: error instanceof NoModuleId ? reason : told,
    isGone: !isChange && error instanceof ApiError && error.code === 'NOT_FOUND',
  };
}
