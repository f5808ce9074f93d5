import type { QuestionForm } from '@portal/contract/modules';

/** A video file and its length in seconds, as the browser read it. */
export type ChosenVideo = { file: File; duration: number };

/** A new module as the administrator has entered it. */
export type ModuleEntry = {
  name: string;
  description: string;
  video: ChosenVideo;
  questions: readonly QuestionForm[];
};

/** What the server has of it so far; a later try goes on from there. */
type Stored = {
  moduleId: number | null;
  /** The file it has: another one chosen meanwhile has to be sent again. */
  file: File | null;
  /** What the server had to say about that file. */
  warning: string | null;
};

type SavingStep = 'saving-module' | 'uploading' | 'saving-questions';

/**
 * Saving takes three steps, each of which can fail with the earlier ones done: the module as a draft, its
 * video, its questions. `stopped` offers to go on or to discard the draft.
 */
export type SaveState =
  | { kind: 'editing'; stored: Stored }
  | { kind: 'saving-module'; stored: Stored; entry: ModuleEntry }
  | {
      kind: 'uploading';
      stored: Stored;
      entry: ModuleEntry;
      sentBytes: number;
      totalBytes: number;
    }
  | { kind: 'saving-questions'; stored: Stored; entry: ModuleEntry }
  /** `message` is null where the administrator stopped it. */
  | { kind: 'stopped'; at: SavingStep | 'discarding'; stored: Stored; message: string | null }
  | { kind: 'discarding'; stored: Stored }
  | { kind: 'discarded' }
  | { kind: 'saved'; stored: Stored; entry: ModuleEntry };

export type SaveEvent =
  | { type: 'save'; entry: ModuleEntry }
  | { type: 'module-saved'; moduleId: number }
  | { type: 'progress'; sentBytes: number; totalBytes: number }
  | { type: 'uploaded'; warning: string | null }
  | { type: 'questions-saved' }
  /** `isGone`: the server knows no such module (any more). */
  | { type: 'failed'; message: string; isGone: boolean }
  | { type: 'cancel' }
  | { type: 'discard' }
  | { type: 'discarded' };

const nothingStored: Stored = { moduleId: null, file: null, warning: null };

export const initialSave: SaveState = { kind: 'editing', stored: nothingStored };

type Handlers = {
  [Type in SaveEvent['type']]: (
    state: SaveState,
    event: Extract<SaveEvent, { type: Type }>,
  ) => SaveState;
};

/** What does not fit the state (bytes reported after a cancel) leaves it as it is. */
const handlers: Handlers = {
  save(state, { entry }) {
    if (state.kind !== 'editing' && state.kind !== 'stopped') return state;
    return { kind: 'saving-module', stored: state.stored, entry };
  },

  'module-saved'(state, { moduleId }) {
    if (state.kind === 'discarding')
      return state.stored.moduleId === null
        ? { ...state, stored: { ...state.stored, moduleId } }
        : state;
    if (state.kind !== 'saving-module') return state;
    const { entry } = state;
    const stored = { ...state.stored, moduleId };
    if (stored.file === entry.video.file) return afterVideo(stored, entry);
    const totalBytes = entry.video.file.size;
    return { kind: 'uploading', stored, entry, sentBytes: 0, totalBytes };
  },

  progress(state, { sentBytes, totalBytes }) {
    return state.kind === 'uploading' ? { ...state, sentBytes, totalBytes } : state;
  },

  uploaded(state, { warning }) {
    if (state.kind !== 'uploading') return state;
    const { entry } = state;
    return afterVideo({ ...state.stored, file: entry.video.file, warning }, entry);
  },

  'questions-saved'(state) {
    if (state.kind !== 'saving-questions') return state;
    return { kind: 'saved', stored: state.stored, entry: state.entry };
  },

  failed(state, { message, isGone }) {
    if (state.kind === 'discarding')
      return isGone || state.stored.moduleId === null
        ? { kind: 'discarded' }
        : { kind: 'stopped', at: 'discarding', stored: state.stored, message };
    if (!isSaving(state)) return state;
    const stored = isGone ? nothingStored : state.stored;
    return { kind: 'stopped', at: state.kind, stored, message };
  },

  cancel(state) {
    if (state.kind !== 'uploading') return state;
    return { kind: 'stopped', at: 'uploading', stored: state.stored, message: null };
  },

  discard(state) {
    if (state.kind === 'saved' || state.kind === 'discarded' || state.kind === 'discarding')
      return state;
    // A module that is just being made has to be waited for: its id is needed to take it away.
    const isUnderway = state.kind === 'saving-module';
    if (state.stored.moduleId === null && !isUnderway) return { kind: 'discarded' };
    return { kind: 'discarding', stored: state.stored };
  },

  discarded(state) {
    return state.kind === 'discarding' ? { kind: 'discarded' } : state;
  },
};

export function advance(state: SaveState, event: SaveEvent): SaveState {
  // The table is keyed by the type, which the compiler cannot follow through a union.
  const handle = handlers[event.type] as (state: SaveState, event: SaveEvent) => SaveState;
  return handle(state, event);
}

function afterVideo(stored: Stored, entry: ModuleEntry): SaveState {
  return { kind: entry.questions.length === 0 ? 'saved' : 'saving-questions', stored, entry };
}

export function isSaving(state: SaveState): state is Extract<SaveState, { kind: SavingStep }> {
  return (
    state.kind === 'saving-module' ||
    state.kind === 'uploading' ||
    state.kind === 'saving-questions'
  );
}

export function savedMessage({ questions }: Pick<ModuleEntry, 'questions'>): string {
  return questions.length > 0
    ? 'Module, video, and MCQs added successfully!'
    : 'Module and video added successfully! (No MCQs added)';
}
