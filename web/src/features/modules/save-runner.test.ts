import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ModuleEntry, SaveState } from './save-flow.ts';
import { createSaveRunner, type SaveRunner } from './save-runner.ts';
import type { SaveCalls } from './save-step.ts';

const entry: ModuleEntry = {
  name: 'Introduction',
  texts: { name: 'Introduction', description: 'What we do' },
  video: { file: new File(['video'], 'intro.mp4'), duration: 4 },
  captions: null,
  questions: {
    list: [{ question: 'Why?', options: ['This', 'That'], answer: 'This' }],
    quizVersion: null,
  },
};

/** A server where everything works, unless a test says otherwise. */
function fakeCalls() {
  return {
    create: vi.fn<SaveCalls['create']>(async () => 7),
    update: vi.fn<SaveCalls['update']>(async () => undefined),
    upload: vi.fn<SaveCalls['upload']>(async () => null),
    saveCaptions: vi.fn<SaveCalls['saveCaptions']>(async () => null),
    saveQuestions: vi.fn<SaveCalls['saveQuestions']>(async () => undefined),
    remove: vi.fn<SaveCalls['remove']>(async () => undefined),
  };
}

function reaches(runner: SaveRunner, kind: SaveState['kind']): Promise<SaveState> {
  return vi.waitUntil(() => runner.current().kind === kind && runner.current());
}

/** An upload that goes on until it is aborted. */
const endlessUpload: SaveCalls['upload'] = (_id, _video, tell, signal) => {
  tell({ loaded: 2, total: 5 });
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
};

test('saves the module, then its video, then its questions', async () => {
  const calls = fakeCalls();
  const runner = createSaveRunner(calls);
  const kinds: string[] = [];
  runner.subscribe(() => kinds.push(runner.current().kind));
  runner.save(entry);
  await reaches(runner, 'saved');
  expect(kinds).toEqual(['saving-module', 'uploading', 'saving-questions', 'saved']);
  expect(calls.create.mock.calls[0]?.[0]).toEqual({
    name: 'Introduction',
    description: 'What we do',
  });
  expect(calls.upload.mock.calls[0]?.slice(0, 2)).toEqual([7, entry.video]);
  expect(calls.saveQuestions.mock.calls[0]?.slice(0, 2)).toEqual([7, entry.questions]);
  expect(calls.remove).not.toHaveBeenCalled();
});

test('says why it stopped, and goes on with what is entered by then', async () => {
  const refusal = new ApiError(415, { code: 'UNSUPPORTED_MEDIA', message: 'This is no video.' });
  const calls = fakeCalls();
  calls.upload.mockRejectedValueOnce(refusal);
  const runner = createSaveRunner(calls);
  runner.save(entry);
  expect(await reaches(runner, 'stopped')).toMatchObject({
    message: 'Failed to add module, video, or MCQs: This is no video.',
  });
  runner.save({ ...entry, name: 'Renamed', texts: { ...entry.texts, name: 'Renamed' } });
  await reaches(runner, 'saved');
  expect(calls.create).toHaveBeenCalledOnce();
  expect(calls.update.mock.calls[0]?.slice(0, 2)).toEqual([
    7,
    { name: 'Renamed', description: 'What we do' },
  ]);
});

test('an answer without an id is told as it is', async () => {
  const calls = fakeCalls();
  calls.create.mockResolvedValue(undefined);
  const runner = createSaveRunner(calls);
  runner.save(entry);
  expect(await reaches(runner, 'stopped')).toMatchObject({
    message: 'Failed to create module: No module ID returned',
  });
});

test('tells the bytes; a cancelled upload ends quietly and can be taken up again', async () => {
  const calls = fakeCalls();
  calls.upload.mockImplementationOnce(endlessUpload);
  const runner = createSaveRunner(calls);
  runner.save(entry);
  expect(await reaches(runner, 'uploading')).toMatchObject({ sentBytes: 2, totalBytes: 5 });
  runner.cancelUpload();
  expect(runner.current()).toMatchObject({ kind: 'stopped', message: null });
  runner.save(entry);
  await reaches(runner, 'saved');
});

test('discarding during an upload aborts it and deletes the draft once', async () => {
  const calls = fakeCalls();
  calls.upload.mockImplementation(endlessUpload);
  const runner = createSaveRunner(calls);
  runner.save(entry);
  await reaches(runner, 'uploading');
  runner.discard();
  await reaches(runner, 'discarded');
  expect(calls.remove.mock.calls).toEqual([[7]]);
});

test('discarding while the module is being made deletes it as soon as it has an id', async () => {
  const made = Promise.withResolvers<number>();
  const calls = fakeCalls();
  calls.create.mockReturnValue(made.promise);
  const runner = createSaveRunner(calls);
  runner.save(entry);
  runner.discard();
  expect(calls.remove).not.toHaveBeenCalled();
  made.resolve(7);
  await reaches(runner, 'discarded');
  expect(calls.remove.mock.calls).toEqual([[7]]);
  expect(calls.upload).not.toHaveBeenCalled();
});

test('discarding during a later try deletes the draft once and stops that try', async () => {
  const renaming = Promise.withResolvers<void>();
  const calls = fakeCalls();
  calls.upload.mockRejectedValueOnce(new Error('Lost.'));
  calls.update.mockReturnValue(renaming.promise);
  const runner = createSaveRunner(calls);
  runner.save(entry);
  await reaches(runner, 'stopped');
  runner.save(entry);
  runner.discard();
  renaming.resolve();
  await reaches(runner, 'discarded');
  expect(calls.remove.mock.calls).toEqual([[7]]);
  expect(calls.upload).toHaveBeenCalledOnce();
});

describe('a module that is there', () => {
  const change: ModuleEntry = { ...entry, texts: {}, video: null };

  test('is not made, and its texts are left alone where they do not change', async () => {
    const calls = fakeCalls();
    const runner = createSaveRunner(calls, 7);
    runner.save(change);
    await reaches(runner, 'saved');
    expect(calls.create).not.toHaveBeenCalled();
    expect(calls.update).not.toHaveBeenCalled();
    expect(calls.saveQuestions.mock.calls[0]?.slice(0, 2)).toEqual([7, change.questions]);
  });

  test('says why it could not be updated, and is never made anew', async () => {
    const calls = fakeCalls();
    const gone = new ApiError(404, { code: 'NOT_FOUND', message: 'Module not found.' });
    calls.update.mockRejectedValue(gone);
    const runner = createSaveRunner(calls, 7);
    runner.save({ ...change, texts: { name: 'Renamed' } });
    expect(await reaches(runner, 'stopped')).toMatchObject({
      message: 'Failed to update module: Module not found.',
      stored: { moduleId: 7 },
    });
    runner.save({ ...change, texts: { name: 'Renamed' } });
    await vi.waitFor(() => expect(calls.update).toHaveBeenCalledTimes(2));
    expect(calls.create).not.toHaveBeenCalled();
  });

  test('sends the video, its captions and the questions, and tells what was warned of', async () => {
    const calls = fakeCalls();
    calls.saveCaptions.mockResolvedValue('Too long.');
    const file = new File(['WEBVTT'], 'en.vtt');
    const captions = { kind: 'put', file, label: 'English', language: 'en' } as const;
    const runner = createSaveRunner(calls, 7);
    runner.save({ ...entry, captions });
    expect(await reaches(runner, 'saved')).toMatchObject({ stored: { warnings: ['Too long.'] } });
    expect(calls.saveCaptions.mock.calls[0]?.slice(0, 2)).toEqual([7, captions]);
  });

  test('stays as it is by then when the change is abandoned', async () => {
    const calls = fakeCalls();
    calls.upload.mockImplementation(endlessUpload);
    const runner = createSaveRunner(calls, 7);
    runner.save(entry);
    await reaches(runner, 'uploading');
    runner.abandon();
    expect(calls.upload.mock.calls[0]?.[3].aborted).toBe(true);
    expect(calls.remove).not.toHaveBeenCalled();
  });
});
