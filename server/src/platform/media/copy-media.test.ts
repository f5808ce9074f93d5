import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMedia } from '#server/testing/read-media.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { copyMedia, measureMedia } from './copy-media.ts';
import { FileMediaStore } from './file-media-store.ts';
import { newMediaKey } from './media-key.ts';

const signal = new AbortController().signal;

let resources: AsyncDisposableStack;
let folder: string;
let from: FileMediaStore;
let to: FileMediaStore;
beforeEach(async () => {
  resources = new AsyncDisposableStack();
  folder = resources.use(await makeTestFolder()).path;
  from = new FileMediaStore(join(folder, 'from'));
  to = new FileMediaStore(join(folder, 'to'));
});
afterEach(() => resources.disposeAsync());

async function keep(content: string): Promise<string> {
  const staged = await from.receive(Readable.from([Buffer.from(content)]), { maxBytes: 1_000 });
  const key = newMediaKey('mp4');
  await staged.commit(key, 'video/mp4');
  return key;
}

const copy = async () => {
  const { total } = await measureMedia({ from, to, signal });
  await copyMedia({ from, to, total, signal, onProgress: () => undefined });
};

it('copies what is missing, also empty files, and what was cut off', async () => {
  const contents = ['', ...Array.from({ length: 20 }, (_, i) => `content ${i}`)];
  const keys = await Array.fromAsync(contents, keep);
  await to.ping();
  await writeFile(join(folder, 'to', keys[5] ?? ''), 'cont');
  const { total, lacking } = await measureMedia({ from, to, signal });
  expect(total).toEqual({ files: 21, bytes: contents.join('').length });
  expect(lacking).toBe(total.bytes);
  await copy();
  for (const [i, key] of keys.slice(1).entries())
    expect(String(await readMedia(to, key))).toBe(contents[i + 1]);
  expect((await to.stat(keys[0] ?? ''))?.size).toBe(0);
  expect((await measureMedia({ from, to, signal })).lacking).toBe(0);
});

it('finds a file that differs, and copies it at the next attempt', async () => {
  const key = await keep('right');
  await copy();
  await writeFile(join(folder, 'to', key), 'wrong');
  await expect(copy()).rejects.toThrow(
    `The copy of ${key} in the folder ${join(folder, 'to')} differs`,
  );
  await copy();
  expect(String(await readMedia(to, key))).toBe('right');
});

it('ends before the next file when it is aborted', async () => {
  const key = await keep('content');
  const { total } = await measureMedia({ from, to, signal });
  const aborted = AbortSignal.abort();
  const copying = copyMedia({ from, to, total, signal: aborted, onProgress: () => undefined });
  await expect(copying).rejects.toBe(aborted.reason);
  expect(await to.stat(key)).toBeNull();
});
