import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { because } from '@portal/contract/reasons';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#server/platform/http/app-error.ts';
import { createRecordingLog } from '#server/platform/log.fixture.ts';
import { FileMediaStore } from '#server/platform/media/file-media-store.ts';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import { makeTestFolder, type TestFolder } from '#server/testing/test-folder.ts';
import { removeFiles, withStoredFile } from './stored-file.ts';

let folder: TestFolder;
let media: FileMediaStore;
let file: StagedFile;
const log = createRecordingLog();

beforeEach(async () => {
  folder = await makeTestFolder();
  media = new FileMediaStore(join(folder.path, 'media'));
  file = await media.receive(createReadStream(import.meta.filename), { maxBytes: 100_000 });
});
afterEach(() => folder[Symbol.asyncDispose]());

const store = (writeRow: (key: string) => Promise<string>) =>
  withStoredFile({ media, log }, { file, contentType: 'text/plain', extension: 'txt' }, writeRow);

const keys = () => Array.fromAsync(media.list());

it('a file is in the store when its row is written, and stays', async () => {
  let found: string[] = [];
  const key = await store(async (mediaKey) => {
    found = await keys();
    return mediaKey;
  });
  expect(found).toEqual([key]);
  expect(await keys()).toEqual([key]);
});

it('the file of a refused row is removed', async () => {
  const refusal = new AppError('CONFLICT', because('orderChanged'));
  await expect(store(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await keys()).toEqual([]);
});

it('a file stays when its row may have been committed', async () => {
  const failure = new Error('The connection was lost');
  await expect(store(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(await keys()).toHaveLength(1);
});

it('a file that cannot be removed is logged, and the others are removed', async () => {
  const key = await store(async (mediaKey) => mediaKey);
  expect(await removeFiles({ media, log }, ['no key', key])).toEqual([key]);
  expect(log.lines).toEqual([
    ['warn', expect.any(String), expect.objectContaining({ key: 'no key' })],
  ]);
  expect(await keys()).toEqual([]);
});
