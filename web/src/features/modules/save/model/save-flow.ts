import type { CallBody } from '@portal/contract/call';
import type { updateModule } from '@portal/contract/modules';
import type { CaptionsWarning } from '@portal/contract/videos';
import type { PosterChange } from '#web/features/modules/poster/model/poster-choice.ts';
import { type Step, stepBy, stepTo, type Transitions } from '#web/platform/state/machine.ts';

/** A video file and its length in seconds, as the browser read it. */
export type ChosenVideo = { file: File; duration: number };

/** The parts of a module besides its video and poster; an absent part is not changed. */
export type ModuleContent = Omit<CallBody<typeof updateModule>, 'videoUploadId' | 'posterUploadId'>;

/** The input of the admin, ready to be saved. */
export type ModuleEntry = {
  name: string;
  content: ModuleContent;
  /** Null leaves the module's video unchanged. */
  video: ChosenVideo | null;
  /** Absent if the poster is not changed. */
  poster?: PosterChange | undefined;
};

/** A video that was uploaded for the save. Another file chosen later must be uploaded as well. */
type FinishedUpload = { file: File; id: number };

type Idle = { upload: FinishedUpload | null };
type Running = Idle & { entry: ModuleEntry };

/** The result of a commit. */
export type SaveResult = {
  /** About the saved captions. */
  warnings: readonly CaptionsWarning[];
  /** The browser's choice of a poster could not be sent. */
  isPosterLost?: boolean | undefined;
};

/** The states of a save. A new video is uploaded first; then one call saves everything or nothing. */
export type SaveState =
  | (Idle & { kind: 'editing' })
  | (Running & { kind: 'uploading'; sentBytes: number; totalBytes: number })
  | (Running & { kind: 'committing' })
  /** `message` is null if the admin cancelled the upload. */
  | (Running & { kind: 'stopped'; message: string | null })
  /** The server has refused the save because another admin has changed the module. */
  | (Running & { kind: 'outdated' })
  | ({ kind: 'saved'; entry: ModuleEntry } & SaveResult);

export type SaveEvent =
  | { type: 'save'; entry: ModuleEntry }
  | { type: 'progress'; sentBytes: number; totalBytes: number }
  | { type: 'uploaded'; id: number }
  | ({ type: 'committed' } & SaveResult)
  | { type: 'failed'; message: string }
  /** The server has deleted the uploaded video: the next attempt sends it again. */
  | { type: 'upload-deleted'; message: string }
  | { type: 'outdated' }
  | { type: 'cancel' }
  /** The admin continues editing instead of choosing between two versions. */
  | { type: 'edit' }
  /** The server has the module as it was entered, although no answer confirmed it. */
  | { type: 'confirmed-saved' };

export type SaveEffect =
  | { type: 'upload'; video: ChosenVideo }
  | { type: 'commit'; entry: ModuleEntry; uploadId: number | undefined }
  | { type: 'stop-upload' };

export const initialSave: SaveState = { kind: 'editing', upload: null };

/** An event that does not fit the state, such as bytes reported after a cancel, changes nothing. */
const transitions: Transitions<SaveState, SaveEvent, SaveEffect> = {
  save(state, { entry }) {
    if (state.kind === 'saved' || isSaving(state)) return stepTo(state);
    const { video } = entry;
    const upload = video?.file === state.upload?.file ? state.upload : null;
    if (video === null || upload !== null) return commit(entry, upload);
    const sent = { sentBytes: 0, totalBytes: video.file.size };
    return stepTo({ kind: 'uploading', entry, upload, ...sent }, { type: 'upload', video });
  },

  progress(state, { sentBytes, totalBytes }) {
    return stepTo(state.kind === 'uploading' ? { ...state, sentBytes, totalBytes } : state);
  },

  uploaded(state, { id }) {
    if (state.kind !== 'uploading' || state.entry.video === null) return stepTo(state);
    const { file } = state.entry.video;
    return commit(state.entry, { file, id });
  },

  committed(state, { type: _, ...result }) {
    return stepTo(state.kind === 'committing' ? saved(state, result) : state);
  },

  failed(state, { message }) {
    return stepTo(isSaving(state) ? stopped(state, message) : state);
  },

  'upload-deleted'(state, { message }) {
    return stepTo(isSaving(state) ? stopped({ ...state, upload: null }, message) : state);
  },

  outdated(state) {
    if (state.kind !== 'committing') return stepTo(state);
    return stepTo({ kind: 'outdated', entry: state.entry, upload: state.upload });
  },

  cancel(state) {
    if (state.kind !== 'uploading') return stepTo(state);
    return stepTo(stopped(state, null), { type: 'stop-upload' });
  },

  edit(state) {
    return stepTo(state.kind === 'outdated' ? { kind: 'editing', upload: state.upload } : state);
  },

  'confirmed-saved'(state) {
    return stepTo(mayBeSaved(state) ? saved(state, { warnings: [] }) : state);
  },
};

export const stepSave = stepBy(transitions);

function commit(entry: ModuleEntry, upload: FinishedUpload | null): Step<SaveState, SaveEffect> {
  return stepTo(
    { kind: 'committing', entry, upload },
    { type: 'commit', entry, uploadId: upload?.id },
  );
}

function stopped({ entry, upload }: Running, message: string | null): SaveState {
  return { kind: 'stopped', entry, upload, message };
}

function saved({ entry }: Running, result: SaveResult): SaveState {
  return { kind: 'saved', entry, ...result };
}

export function isSaving(
  state: SaveState,
): state is Extract<SaveState, { kind: 'uploading' | 'committing' }> {
  return state.kind === 'uploading' || state.kind === 'committing';
}

/** Reports whether the server may have committed the save although its answer was lost or said otherwise. */
export function mayBeSaved(
  state: SaveState,
): state is Extract<SaveState, { kind: 'outdated' | 'stopped' }> {
  return state.kind === 'outdated' || state.kind === 'stopped';
}
