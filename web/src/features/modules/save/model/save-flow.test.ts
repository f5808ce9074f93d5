import { expect, test } from 'vitest';
import {
  initialSave,
  type ModuleEntry,
  type SaveEvent,
  type SaveState,
  stepSave,
} from './save-flow.ts';

const file = new File(['video'], 'intro.mp4', { type: 'video/mp4' });
const entry: ModuleEntry = {
  name: 'Introduction',
  content: { name: 'Introduction', description: '' },
  video: { file, duration: 4 },
};
const textsOnly: ModuleEntry = { ...entry, video: null };

const advance = (state: SaveState, event: SaveEvent) => stepSave(state, event).state;
const after = (...events: SaveEvent[]) => events.reduce(advance, initialSave);
const begun: SaveEvent = { type: 'save', entry };
const uploaded: SaveEvent = { type: 'uploaded', id: 7 };
const committed: SaveEvent = { type: 'committed', warnings: [] };
const failed: SaveEvent = { type: 'failed', message: 'No.' };
const outdated: SaveEvent = { type: 'outdated' };

test('a video is uploaded, then everything is committed in one call', () => {
  expect(after(begun)).toMatchObject({ kind: 'uploading', sentBytes: 0, totalBytes: 5 });
  expect(after(begun, uploaded)).toMatchObject({ kind: 'committing', upload: { id: 7, file } });
  expect(after(begun, uploaded, committed)).toEqual({
    kind: 'saved',
    entry,
    warnings: [],
  });
});

test('without a new video the commit is the only step, and its warnings are kept', () => {
  const begun = { type: 'save', entry: textsOnly } as const;
  expect(after(begun)).toMatchObject({ kind: 'committing', upload: null });
  expect(after(begun, { type: 'committed', warnings: [{ kind: 'all-late' }] })).toMatchObject({
    kind: 'saved',
    warnings: [{ kind: 'all-late' }],
  });
});

test('an uploaded video is not sent again, but another file is', () => {
  expect(after(begun, uploaded, failed)).toMatchObject({ kind: 'stopped', message: 'No.' });
  expect(after(begun, uploaded, failed, begun)).toMatchObject({
    kind: 'committing',
    upload: { id: 7 },
  });
  const other = { ...entry, video: { file: new File(['b'], 'b.mp4'), duration: 2 } };
  expect(after(begun, uploaded, failed, { type: 'save', entry: other })).toMatchObject({
    kind: 'uploading',
    upload: null,
  });
});

test('a video that is removed from the form is not saved', () => {
  expect(after(begun, uploaded, failed, { type: 'save', entry: textsOnly })).toMatchObject({
    kind: 'committing',
    upload: null,
  });
});

test('an upload that the server has deleted is sent again by the next attempt', () => {
  const stopped = after(begun, uploaded, { type: 'upload-deleted', message: 'Gone.' });
  expect(stopped).toMatchObject({ kind: 'stopped', message: 'Gone.', upload: null });
  expect(advance(stopped, begun)).toMatchObject({ kind: 'uploading' });
});

test('cancelling stops an upload without an error; later events change nothing', () => {
  const cancelled = after(begun, { type: 'cancel' });
  expect(cancelled).toMatchObject({ kind: 'stopped', message: null });
  expect(advance(cancelled, { type: 'progress', sentBytes: 3, totalBytes: 5 })).toBe(cancelled);
  expect(advance(cancelled, uploaded)).toBe(cancelled);
});

test('a commit cannot be cancelled', () => {
  const committing = after(begun, uploaded);
  expect(advance(committing, { type: 'cancel' })).toBe(committing);
});

test('a refused save waits for a choice: continue editing, or save again with the same upload', () => {
  const refused = after(begun, uploaded, outdated);
  expect(refused).toMatchObject({ kind: 'outdated', upload: { id: 7 } });
  expect(advance(refused, { type: 'edit' })).toMatchObject({ kind: 'editing', upload: { id: 7 } });
  expect(advance(refused, begun)).toMatchObject({ kind: 'committing', upload: { id: 7 } });
});

test('a module that the server has saved counts as saved even if the answer was lost', () => {
  for (const event of [failed, outdated])
    expect(after(begun, uploaded, event, { type: 'confirmed-saved' })).toMatchObject({
      kind: 'saved',
      warnings: [],
    });
  const editing = after({ type: 'confirmed-saved' });
  expect(editing).toBe(initialSave);
});

test('a saved module is not saved again', () => {
  const saved = after(begun, uploaded, committed);
  expect(advance(saved, begun)).toBe(saved);
});

test('each step of the save is one call, and a cancelled upload is stopped', () => {
  const effects = (state: SaveState, event: SaveEvent) => stepSave(state, event).effects;
  expect(effects(initialSave, begun)).toEqual([{ type: 'upload', video: entry.video }]);
  const commit = { type: 'commit', entry, uploadId: 7 };
  expect(effects(after(begun), uploaded)).toEqual([commit]);
  expect(effects(after(begun, uploaded, failed), begun)).toEqual([commit]);
  expect(effects(after(begun), { type: 'cancel' })).toEqual([{ type: 'stop-upload' }]);
  for (const event of [{ type: 'cancel' }, begun, uploaded] as const)
    expect(effects(after(begun, uploaded), event)).toEqual([]);
});
