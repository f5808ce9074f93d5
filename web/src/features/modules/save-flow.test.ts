import { expect, test } from 'vitest';
import {
  advance,
  initialSave,
  type ModuleEntry,
  type SaveEvent,
  savedMessage,
} from './save-flow.ts';

const file = new File(['video'], 'intro.mp4', { type: 'video/mp4' });
const question = { question: 'Why?', options: ['This', 'That'], answer: 'This' };
const entry: ModuleEntry = {
  name: 'Introduction',
  texts: { name: 'Introduction', description: '' },
  video: { file, duration: 4 },
  captions: null,
  questions: { list: [question], quizVersion: null },
};
const plain: ModuleEntry = { ...entry, questions: null };
const captions = {
  kind: 'put',
  file: new File(['WEBVTT'], 'en.vtt'),
  label: '',
  language: 'en',
} as const;

const after = (...events: SaveEvent[]) => events.reduce(advance, initialSave(null));
const begun: SaveEvent = { type: 'save', entry };
const created: SaveEvent = { type: 'module-saved', moduleId: 7 };
const uploaded: SaveEvent = { type: 'uploaded', warning: null };
const failed: SaveEvent = { type: 'failed', message: 'No.', isGone: false };
const gone: SaveEvent = { type: 'failed', message: 'No such module.', isGone: true };

test('a module, its video and its questions are saved one after the other', () => {
  expect(after(begun)).toMatchObject({ kind: 'saving-module' });
  expect(after(begun, created)).toMatchObject({ kind: 'uploading', sentBytes: 0, totalBytes: 5 });
  expect(after(begun, created, uploaded)).toMatchObject({ kind: 'saving-questions' });
  expect(after(begun, created, uploaded, { type: 'questions-saved' })).toMatchObject({
    kind: 'saved',
    stored: { moduleId: 7, file },
  });
});

test('without questions the video is the last step, and its warning is kept', () => {
  const saved = after({ type: 'save', entry: plain }, created, {
    type: 'uploaded',
    warning: 'Old format.',
  });
  expect(saved).toMatchObject({ kind: 'saved', stored: { warnings: ['Old format.'] } });
});

test('captions follow their video and precede the questions; both warnings are kept', () => {
  const all = { ...entry, captions };
  const atCaptions = after({ type: 'save', entry: all }, created, {
    type: 'uploaded',
    warning: 'A',
  });
  expect(atCaptions).toMatchObject({ kind: 'saving-captions' });
  const atQuestions = advance(atCaptions, { type: 'captions-saved', warning: 'B' });
  expect(atQuestions).toMatchObject({
    kind: 'saving-questions',
    stored: { captions, warnings: ['A', 'B'] },
  });
  const stopped = advance(atQuestions, failed);
  const again = [{ type: 'save', entry: all } as const, created].reduce(advance, stopped);
  expect(again).toMatchObject({ kind: 'saving-questions' });
});

test('captions are sent again with another video, which took them away', () => {
  const all = { ...entry, captions };
  const stopped = after(
    { type: 'save', entry: all },
    created,
    uploaded,
    { type: 'captions-saved', warning: null },
    failed,
  );
  const other = { ...all, video: { file: new File(['b'], 'b.mp4'), duration: 2 } };
  const again = [{ type: 'save', entry: other } as const, created, uploaded].reduce(
    advance,
    stopped,
  );
  expect(again).toMatchObject({ kind: 'saving-captions' });
});

test('of a module that is there, only what changes is saved', () => {
  const nothing = { ...entry, texts: {}, video: null, captions: null, questions: null };
  const begin = (wanted: ModuleEntry) =>
    [{ type: 'save', entry: wanted } as const, created].reduce(advance, initialSave(7));
  expect(begin(nothing)).toMatchObject({ kind: 'saved' });
  expect(begin({ ...nothing, captions: { kind: 'remove' } })).toMatchObject({
    kind: 'saving-captions',
  });
  const none = { list: [], quizVersion: 3 };
  expect(begin({ ...nothing, questions: none })).toMatchObject({ kind: 'saving-questions' });
});

test('a failed upload keeps the draft, and the next try sends the file to the same module', () => {
  const stopped = after(begun, created, failed);
  expect(stopped).toMatchObject({ kind: 'stopped', at: 'uploading', message: 'No.' });
  const again = [begun, created].reduce(advance, stopped);
  expect(again).toMatchObject({ kind: 'uploading', stored: { moduleId: 7, file: null } });
});

test('a video that the server has is not sent again, unless another one was chosen', () => {
  const stopped = after(begun, created, uploaded, failed);
  expect(stopped).toMatchObject({ kind: 'stopped', at: 'saving-questions' });
  expect([begun, created].reduce(advance, stopped)).toMatchObject({ kind: 'saving-questions' });
  const other = { ...entry, video: { file: new File(['b'], 'b.mp4'), duration: 2 } };
  expect([{ type: 'save', entry: other } as const, created].reduce(advance, stopped)).toMatchObject(
    {
      kind: 'uploading',
    },
  );
});

test('a draft that is gone from the server is made anew by the next try', () => {
  const stopped = after(begun, created, gone);
  expect(stopped).toMatchObject({ kind: 'stopped', stored: { moduleId: null } });
});

test('cancelling stops an upload without an error; bytes reported afterwards change nothing', () => {
  const cancelled = after(begun, created, { type: 'cancel' });
  expect(cancelled).toMatchObject({ kind: 'stopped', message: null, stored: { moduleId: 7 } });
  expect(advance(cancelled, { type: 'progress', sentBytes: 3, totalBytes: 5 })).toBe(cancelled);
  expect(advance(cancelled, uploaded)).toBe(cancelled);
});

test('only an upload can be cancelled', () => {
  const creating = after(begun);
  expect(advance(creating, { type: 'cancel' })).toBe(creating);
});

test('discarding takes away what the server has, and is done at once where that is nothing', () => {
  expect(after({ type: 'discard' })).toEqual({ kind: 'discarded' });
  expect(after(begun, failed, { type: 'discard' })).toEqual({ kind: 'discarded' });
  const discarding = after(begun, created, { type: 'cancel' }, { type: 'discard' });
  expect(discarding).toMatchObject({ kind: 'discarding', stored: { moduleId: 7 } });
  expect(advance(discarding, { type: 'discarded' })).toEqual({ kind: 'discarded' });
});

test('discarding while the module is being made waits for its id', () => {
  const waiting = after(begun, { type: 'discard' });
  expect(waiting).toMatchObject({ kind: 'discarding', stored: { moduleId: null } });
  expect(advance(waiting, created)).toMatchObject({
    kind: 'discarding',
    stored: { moduleId: 7 },
  });
  expect(advance(waiting, failed)).toEqual({ kind: 'discarded' });
});

test('a draft that cannot be discarded stays within reach; one that is gone already is discarded', () => {
  const discarding = after(begun, created, { type: 'cancel' }, { type: 'discard' });
  expect(advance(discarding, failed)).toMatchObject({
    kind: 'stopped',
    at: 'discarding',
    stored: { moduleId: 7 },
  });
  expect(advance(discarding, gone)).toEqual({ kind: 'discarded' });
});

test('what is saved can neither be discarded nor saved again', () => {
  const saved = after({ type: 'save', entry: plain }, created, uploaded);
  expect(advance(saved, { type: 'discard' })).toBe(saved);
  expect(advance(saved, begun)).toBe(saved);
});

test('the message says whether there were questions', () => {
  expect(savedMessage(entry)).toBe('Module, video, and MCQs added successfully!');
  expect(savedMessage(plain)).toBe('Module and video added successfully! (No MCQs added)');
});
