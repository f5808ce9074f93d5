import { expect, test, vi } from 'vitest';
import type { ModuleEntry, SaveState } from './save-flow.ts';
import { createSaveRunner, type SaveCalls, type SaveRunner } from './save-runner.ts';

const entry: ModuleEntry = {
  name: 'Introduction',
  content: { name: 'Introduction' },
  video: { file: new File(['video'], 'intro.mp4'), duration: 4 },
};

/** A server on which every call succeeds, unless a test replaces one. */
function fakeCalls() {
  return {
    upload: vi.fn<SaveCalls['upload']>(async () => ({ id: 7 })),
    commit: vi.fn<SaveCalls['commit']>(async () => ({ warnings: [] })),
    eventOf: vi.fn<SaveCalls['eventOf']>((error) => ({ type: 'failed', message: String(error) })),
  };
}

function reaches(runner: SaveRunner, kind: SaveState['kind']): Promise<SaveState> {
  return vi.waitUntil(() => runner.current().kind === kind && runner.current());
}

/** An upload that continues until it is aborted. */
const endlessUpload: SaveCalls['upload'] = (_video, report, signal) => {
  report({ loaded: 2, total: 5 });
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
};

test('uploads the video, then commits everything with its id', async () => {
  const calls = fakeCalls();
  const runner = createSaveRunner(calls);
  const kinds: string[] = [];
  runner.subscribe(() => kinds.push(runner.current().kind));
  runner.save(entry);
  await reaches(runner, 'saved');
  expect(kinds).toEqual(['uploading', 'committing', 'saved']);
  expect(calls.upload.mock.calls[0]?.[0]).toBe(entry.video);
  expect(calls.commit.mock.calls).toEqual([[entry, 7]]);
});

test('commits without an upload if there is no new video', async () => {
  const calls = fakeCalls();
  const runner = createSaveRunner(calls);
  const texts = { ...entry, video: null };
  runner.save(texts);
  await reaches(runner, 'saved');
  expect(calls.upload).not.toHaveBeenCalled();
  expect(calls.commit.mock.calls).toEqual([[texts, undefined]]);
});

test('reports why it stopped, and continues with the current input, without another upload', async () => {
  const calls = fakeCalls();
  calls.commit.mockRejectedValueOnce('The disk is full.');
  const runner = createSaveRunner(calls);
  runner.save(entry);
  expect(await reaches(runner, 'stopped')).toMatchObject({ message: 'The disk is full.' });
  const renamed = { ...entry, name: 'Renamed' };
  runner.save(renamed);
  await reaches(runner, 'saved');
  expect(calls.upload).toHaveBeenCalledOnce();
  expect(calls.commit.mock.lastCall).toEqual([renamed, 7]);
});

test('reports the sent bytes; a cancelled upload ends without an error and can be started again', async () => {
  const calls = fakeCalls();
  calls.upload.mockImplementationOnce(endlessUpload);
  const runner = createSaveRunner(calls);
  runner.save(entry);
  expect(runner.current()).toMatchObject({ kind: 'uploading', sentBytes: 2, totalBytes: 5 });
  runner.cancelUpload();
  expect(runner.current()).toMatchObject({ kind: 'stopped', message: null });
  runner.save(entry);
  await reaches(runner, 'saved');
  expect(calls.eventOf).toHaveBeenCalledOnce();
});

test('a commit continues when the admin leaves', async () => {
  const calls = fakeCalls();
  const committing = Promise.withResolvers<{ warnings: [] }>();
  calls.commit.mockReturnValue(committing.promise);
  const runner = createSaveRunner(calls);
  runner.save({ ...entry, video: null });
  runner.cancelUpload();
  expect(runner.current().kind).toBe('committing');
  committing.resolve({ warnings: [] });
  await reaches(runner, 'saved');
});
