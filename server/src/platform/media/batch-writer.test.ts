import { randomBytes } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it as plainIt, vi } from 'vitest';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { BatchWriter } from './batch-writer.ts';

const MEBIBYTE = 1024 * 1024;

const it = plainIt.extend('path', async ({ task: _ }, { onCleanup }) => {
  const folder = await makeTestFolder();
  onCleanup(() => folder[Symbol.asyncDispose]());
  return join(folder.path, 'written');
});

async function write(file: FileHandle, mebibytes: number): Promise<Buffer> {
  const content = randomBytes(mebibytes * MEBIBYTE);
  const writer = new BatchWriter(file, false);
  try {
    for (let at = 0; at < content.length; at += 65_536)
      await writer.add(content.subarray(at, at + 65_536));
    await writer.end();
  } finally {
    await writer.settle();
  }
  return content;
}

describe('writing in batches', () => {
  it('completes what the disk took only a part of', async ({ path }) => {
    await using file = await open(path, 'wx');
    const writev = file.writev.bind(file);
    vi.spyOn(file, 'writev').mockImplementation(async ([first = Buffer.alloc(0)]) => {
      const part = new Uint8Array(first.buffer, first.byteOffset, 1_000);
      return writev([part]);
    });
    const content = await write(file, 2);
    expect((await readFile(path)).equals(content)).toBe(true);
  });

  it('reports the error of an early sync although a later one succeeds', async ({ path }) => {
    await using file = await open(path, 'wx');
    const sync = vi.spyOn(file, 'datasync').mockRejectedValueOnce(new Error('EIO'));
    await expect(write(file, 64)).rejects.toThrow('EIO');
    expect(sync).toHaveBeenCalledOnce();
    sync.mockRestore();
  });

  it('reports the error of a write', async ({ path }) => {
    await using file = await open(path, 'wx');
    vi.spyOn(file, 'writev').mockRejectedValue(new Error('ENOSPC'));
    await expect(write(file, 2)).rejects.toThrow('ENOSPC');
  });

  it('syncs early, and one file at a time', async ({ path }) => {
    const files = await Promise.all([open(path, 'wx'), open(`${path}-2`, 'wx')]);
    let syncing = 0;
    let most = 0;
    let count = 0;
    for (const file of files)
      vi.spyOn(file, 'datasync').mockImplementation(async () => {
        syncing += 1;
        count += 1;
        most = Math.max(most, syncing);
        await Promise.resolve();
        syncing -= 1;
      });
    await Promise.all(files.map((file) => write(file, 40)));
    await Promise.all(files.map((file) => file.close()));
    expect(count).toBeGreaterThanOrEqual(2);
    expect(most).toBe(1);
  });
});
