import type { CallBody } from '@portal/contract/call';
import type { updateModule } from '@portal/contract/modules';

/** A video file and its length in seconds, as the browser read it. */
export type ChosenVideo = { file: File; duration: number };

/** What is saved of a module besides its video; a part that is absent stays as it is. */
export type ModuleContent = Omit<CallBody<typeof updateModule>, 'videoUploadId'>;

/** What the admin has entered, ready to be saved. */
export type ModuleEntry = {
  name: string;
  content: ModuleContent;
  /** Null leaves the module's video as it is. */
  video: ChosenVideo | null;
};

/** A video that the server keeps for the save: another file chosen later has to be sent again. */
type KeptUpload = { file: File; id: number; warning: string | null };

type Idle = { upload: KeptUpload | null };
type Running = Idle & { entry: ModuleEntry };

/** The video is uploaded first, if there is a new one; then one call saves everything or nothing. */
export type SaveState =
  | (Idle & { kind: 'editing' })
  | (Running & { kind: 'uploading'; sentBytes: number; totalBytes: number })
  | (Running & { kind: 'committing' })
  /** `message` is null where the admin cancelled the upload. */
  | (Running & { kind: 'stopped'; message: string | null })
  /** The server has refused the save: another admin has changed the module. */
  | (Running & { kind: 'outdated' })
  | { kind: 'saved'; entry: ModuleEntry; warnings: readonly string[] };

export type SaveEvent =
  | { type: 'save'; entry: ModuleEntry }
  | { type: 'progress'; sentBytes: number; totalBytes: number }
  | { type: 'uploaded'; id: number; warning: string | null }
  | { type: 'committed'; warning: string | null }
  | { type: 'failed'; message: string }
  /** The server no longer keeps the video: the next try sends it again. */
  | { type: 'upload-gone'; message: string }
  | { type: 'outdated' }
  | { type: 'cancel' }
  /** The admin goes on editing instead of choosing between two versions. */
  | { type: 'edit' }
  /** The module is on the server as it was entered, although no answer said so. */
  | { type: 'found-saved' };

export const initialSave: SaveState = { kind: 'editing', upload: null };

type Handlers = {
  [Type in SaveEvent['type']]: (
    state: SaveState,
    event: Extract<SaveEvent, { type: Type }>,
  ) => SaveState;
};

/** An event that does not fit the state (bytes reported after a cancel) leaves it as it is. */
const handlers: Handlers = {
  save(state, { entry }) {
    if (state.kind === 'saved' || isSaving(state)) return state;
    const { video } = entry;
    const upload = video?.file === state.upload?.file ? state.upload : null;
    if (video === null || upload !== null) return { kind: 'committing', entry, upload };
    return { kind: 'uploading', entry, upload, sentBytes: 0, totalBytes: video.file.size };
  },

  progress(state, { sentBytes, totalBytes }) {
    return state.kind === 'uploading' ? { ...state, sentBytes, totalBytes } : state;
  },

  uploaded(state, { id, warning }) {
    if (state.kind !== 'uploading' || state.entry.video === null) return state;
    const { file } = state.entry.video;
    return { kind: 'committing', entry: state.entry, upload: { file, id, warning } };
  },

  committed(state, { warning }) {
    return state.kind === 'committing' ? saved(state, warning) : state;
  },

  failed(state, { message }) {
    return isSaving(state) ? stopped(state, message) : state;
  },

  'upload-gone'(state, { message }) {
    return isSaving(state) ? stopped({ ...state, upload: null }, message) : state;
  },

  outdated(state) {
    if (state.kind !== 'committing') return state;
    return { kind: 'outdated', entry: state.entry, upload: state.upload };
  },

  cancel(state) {
    return state.kind === 'uploading' ? stopped(state, null) : state;
  },

  edit(state) {
    return state.kind === 'outdated' ? { kind: 'editing', upload: state.upload } : state;
  },

  'found-saved'(state) {
    return state.kind === 'outdated' || state.kind === 'stopped' ? saved(state, null) : state;
  },
};

export function advance(state: SaveState, event: SaveEvent): SaveState {
  // The table is keyed by the type, which the compiler cannot follow through a union.
  const handle = handlers[event.type] as (state: SaveState, event: SaveEvent) => SaveState;
  return handle(state, event);
}

function stopped({ entry, upload }: Running, message: string | null): SaveState {
  return { kind: 'stopped', entry, upload, message };
}

function saved({ entry, upload }: Running, warning: string | null): SaveState {
  const warnings = [upload?.warning ?? null, warning].filter((each) => each !== null);
  return { kind: 'saved', entry, warnings };
}

export function isSaving(
  state: SaveState,
): state is Extract<SaveState, { kind: 'uploading' | 'committing' }> {
  return state.kind === 'uploading' || state.kind === 'committing';
}
