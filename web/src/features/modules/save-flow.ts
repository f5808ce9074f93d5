import type { QuestionForm } from '@portal/contract/questions';

/** A video file and its length in seconds, as the browser read it. */
export type ChosenVideo = { file: File; duration: number };

/** What becomes of the captions of a module's video. */
export type CaptionsChange =
  | { kind: 'put'; file: File; label: string; language: string }
  | { kind: 'remove' };

/** The questions as they shall be, and the version that was edited; null of a new module. */
export type WantedQuestions = {
  list: readonly QuestionForm[];
  quizVersion: number | null;
};

/** What the administrator has entered of a module; null where nothing is to be saved of it. */
export type ModuleEntry = {
  name: string;
  /** Only what changes; of a new module both. */
  texts: { name?: string; description?: string };
  video: ChosenVideo | null;
  captions: CaptionsChange | null;
  questions: WantedQuestions | null;
};

/** What the server has of it so far; a later try goes on from there. */
type Stored = {
  moduleId: number | null;
  /** The file it has: another one chosen meanwhile has to be sent again. */
  file: File | null;
  captions: CaptionsChange | null;
  /** What the server had to say about the files. */
  warnings: readonly string[];
};

type SavingStep = 'saving-module' | 'uploading' | 'saving-captions' | 'saving-questions';

/**
 * Saving takes up to four steps, each of which can fail with the earlier ones done: the module's texts,
 * its video, the captions, the questions. `stopped` offers to go on; a new module can be discarded.
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
  | { kind: 'saving-captions'; stored: Stored; entry: ModuleEntry }
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
  | { type: 'captions-saved'; warning: string | null }
  | { type: 'questions-saved' }
  /** `isGone`: the server knows no such module (any more), and a new one may be made. */
  | { type: 'failed'; message: string; isGone: boolean }
  | { type: 'cancel' }
  | { type: 'discard' }
  | { type: 'discarded' };

const nothingStored: Stored = { moduleId: null, file: null, captions: null, warnings: [] };

/** @param moduleId of the module to change; null makes a new one */
export function initialSave(moduleId: number | null): SaveState {
  return { kind: 'editing', stored: { ...nothingStored, moduleId } };
}

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
    return nextStep({ ...state.stored, moduleId }, state.entry);
  },

  progress(state, { sentBytes, totalBytes }) {
    return state.kind === 'uploading' ? { ...state, sentBytes, totalBytes } : state;
  },

  uploaded(state, { warning }) {
    if (state.kind !== 'uploading') return state;
    const file = state.entry.video?.file ?? null;
    const warnings = withWarning(state.stored, warning);
    // The captions of the video before went with it.
    return nextStep({ ...state.stored, file, captions: null, warnings }, state.entry);
  },

  'captions-saved'(state, { warning }) {
    if (state.kind !== 'saving-captions') return state;
    const { captions } = state.entry;
    const warnings = withWarning(state.stored, warning);
    return nextStep({ ...state.stored, captions, warnings }, state.entry);
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

function withWarning({ warnings }: Stored, warning: string | null): readonly string[] {
  return warning === null ? warnings : [...warnings, warning];
}

/** The first step of those after the module's texts that has something to do. */
function nextStep(stored: Stored, entry: ModuleEntry): SaveState {
  const { video, captions, questions } = entry;
  if (video !== null && video.file !== stored.file)
    return { kind: 'uploading', stored, entry, sentBytes: 0, totalBytes: video.file.size };
  if (captions !== null && captions !== stored.captions)
    return { kind: 'saving-captions', stored, entry };
  if (questions !== null) return { kind: 'saving-questions', stored, entry };
  return { kind: 'saved', stored, entry };
}

export function isSaving(state: SaveState): state is Extract<SaveState, { kind: SavingStep }> {
  return (
    state.kind === 'saving-module' ||
    state.kind === 'uploading' ||
    state.kind === 'saving-captions' ||
    state.kind === 'saving-questions'
  );
}

export function savedMessage({ questions }: Pick<ModuleEntry, 'questions'>): string {
  return questions === null
    ? 'Module and video added successfully! (No MCQs added)'
    : 'Module, video, and MCQs added successfully!';
}
