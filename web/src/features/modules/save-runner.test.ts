import { expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ModuleEntry, SaveState } from './save-flow.ts';
import { createSaveRunner, type SaveCalls, type SaveRunner } from './save-runner.ts';

const entry: ModuleEntry = {
  name: 'Introduction',
  description: 'What we do',
  video: { file: new File(['video'], 'intro.mp4'), duration: 4 },
  questions: [{ question: 'Why?', options: ['This', 'That'], answer: 'This' }],
};

/** A server where everything works, unless a test says otherwise. */
function fakeCalls() {
  return {
    create: vi.fn<SaveCalls['create']>(async () => 7),
    update: vi.fn<SaveCalls['update']>(async () => undefined),
    upload: vi.fn<SaveCalls['upload']>(async () => null),
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
  runner.save({ ...entry, name: 'Renamed' });
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
