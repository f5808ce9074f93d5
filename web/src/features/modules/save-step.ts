import { ApiError, messageOf } from '../../platform/http/api-error.ts';
import type { UploadedBytes } from '../../platform/http/upload-file.ts';
import {
  type CaptionsChange,
  type ChosenVideo,
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

type Saving = Extract<SaveState, { entry: ModuleEntry }>;

type StepOptions = {
  /** Of a module that is there, not of a new one. */
  readonly isChange: boolean;
  readonly onProgress: (bytes: UploadedBytes) => void;
};

/** Makes the one call that a state of the save flow asks for; gives what came of it, null where it asks for none. */
export function createSaveStep(calls: SaveCalls, { isChange, onProgress }: StepOptions) {
  async function save({ kind, stored, entry }: Saving, signal: AbortSignal): Promise<SaveEvent> {
    const { moduleId } = stored;
    if (kind === 'saving-module' || moduleId === null)
      return { type: 'module-saved', moduleId: await saveModule(moduleId, entry, signal) };
    const { video, captions, questions } = entry;
    if (kind === 'uploading' && video !== null) {
      const tell = (bytes: UploadedBytes) => {
        if (!signal.aborted) onProgress(bytes);
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

  return async (entered: SaveState, signal: AbortSignal): Promise<SaveEvent | null> => {
    try {
      if (isSaving(entered)) return await save(entered, signal);
      if (entered.kind !== 'discarding' || entered.stored.moduleId === null) return null;
      await calls.remove(entered.stored.moduleId);
      return { type: 'discarded' };
    } catch (error) {
      return failure(error, isChange);
    }
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
