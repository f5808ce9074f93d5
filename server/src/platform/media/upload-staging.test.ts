import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFilesIn } from '#server/testing/open-files.ts';
import { AbortedUploadError, TooLargeError } from './media-errors.ts';
import { UploadStaging } from './upload-staging.ts';

const MEGABYTE = 1024 * 1024;
const CHUNK = MEGABYTE / 16;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let folder: string;
let staging: UploadStaging;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-staging-'));
  staging = new UploadStaging(folder);
});
afterEach(() => rm(folder, { recursive: true }));

describe('receiving an upload', () => {
  it('keeps every byte in its order, from large and from many small chunks', async () => {
    const content = randomBytes(1_000_003);
    for (const length of [1_000_003, 300_000, 7_001, 100]) {
      const seen: Buffer[] = [];
      const received = await staging.receive(Readable.from(slices(content, length)), {
        maxBytes: MEGABYTE,
        onChunk: (chunk) => seen.push(chunk),
      });
      expect((await readFile(received.path)).equals(content)).toBe(true);
      expect(received.size).toBe(content.length);
      expect(Buffer.concat(seen).equals(content)).toBe(true);
    }
  });

  it('releases only chunks that it owns and that are whole buffers', async () => {
    const whole = () => Buffer.from(new Uint8Array(100).buffer);
    const [owned, part, lent] = [whole(), whole(), whole()];
    await staging.receive(Readable.from([owned, part.subarray(1)]), {
      maxBytes: 1_000,
      ownsChunks: true,
    });
    await staging.receive(Readable.from([lent]), { maxBytes: 1_000 });
    expect([owned, part, lent].map(({ length }) => length)).toEqual([0, 100, 100]);
  });

  it('keeps every byte of more than it flushes at once', async () => {
    const content = randomBytes(40 * MEGABYTE);
    const upload = () =>
      staging.receive(Readable.from(slices(content, 65_536)), { maxBytes: content.length });
    for (const { path } of await Promise.all([upload(), upload()]))
      expect((await readFile(path)).equals(content)).toBe(true);
  });

  it('accepts exactly the limit and refuses one byte more, leaving the stream to its owner', async () => {
    await staging.receive(Readable.from([Buffer.alloc(1000)]), { maxBytes: 1000 });
    const stream = new PassThrough();
    stream.write(Buffer.alloc(1001));
    await expect(staging.receive(stream, { maxBytes: 1000 })).rejects.toThrow(TooLargeError);
    expect(stream.destroyed).toBe(false);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('states the limit in megabytes', () => {
    expect(new TooLargeError(100 * MEGABYTE).message).toContain('100 MB');
  });

  it('stops when its signal is aborted, even while no byte arrives', async () => {
    const aborter = new AbortController();
    const stream = new PassThrough();
    stream.write('beginning');
    const receiving = staging.receive(stream, { maxBytes: MEGABYTE, signal: aborter.signal });
    setTimeout(() => aborter.abort(), 20);
    await expect(receiving).rejects.toThrow(AbortedUploadError);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['with an error', new Error('reset')],
    ['without an error', undefined],
  ])('leaves no files or descriptors of 500 uploads that broke off %s', async (_how, error) => {
    const uploads = Array.from({ length: 500 }, (_unused, index) => {
      const stream = new PassThrough();
      stream.write(Buffer.alloc(index * 50));
      setTimeout(() => stream.destroy(error), index % 40);
      return staging.receive(stream, { maxBytes: MEGABYTE });
    });
    const outcomes = await Promise.allSettled(uploads);
    const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason);
    expect(reasons.every((reason) => reason instanceof AbortedUploadError)).toBe(true);
    expect(await readdir(folder)).toEqual([]);
    await expect.poll(() => openFilesIn(folder)).toEqual([]);
  });

  it('holds at most 4 of 64 MB at a time', async () => {
    const chunks: WeakRef<ArrayBufferLike>[] = [];
    let most = 0;
    const watched = endless(64, (chunk) => {
      chunks.push(new WeakRef(chunk.buffer));
      // Every 16 MB, because a collection takes long in the process of all tests.
      if (chunks.length % 256 === 0) most = Math.max(most, countHeld(chunks));
    });
    const received = await staging.receive(watched, { maxBytes: 64 * MEGABYTE });
    expect(received.size).toBe(64 * MEGABYTE);
    expect(most).toBeGreaterThan(0);
    expect(most * CHUNK).toBeLessThanOrEqual(4 * MEGABYTE);
  });
});

describe('sweeping', () => {
  it('removes the files of a killed process, and no others', async () => {
    await writeFile(join(folder, 'left.part'), 'half');
    await writeFile(join(folder, 'note.txt'), 'another program');
    expect(await staging.sweep(0)).toBe(1);
    expect(await readdir(folder)).toEqual(['note.txt']);
  });

  it('removes the files of a killed process although their date is in the future', async () => {
    const path = join(folder, 'left.part');
    await writeFile(path, 'half');
    const inAnHour = new Date(Date.now() + 3_600_000);
    await utimes(path, inAnHour, inAnHour);
    expect(await staging.sweep(0)).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps recently written files when other processes may be receiving', async () => {
    const [old, young] = [join(folder, 'old.part'), join(folder, 'young.part')];
    await Promise.all([writeFile(old, ''), writeFile(young, '')]);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(old, anHourAgo, anHourAgo);
    expect(await staging.sweep(1_800_000)).toBe(1);
    expect(await readdir(folder)).toEqual(['young.part']);
  });

  it('finds nothing when the folder does not exist yet', async () => {
    expect(await new UploadStaging(join(folder, 'new')).sweep(0)).toBe(0);
  });
});

function* slices(content: Buffer, length: number): Generator<Buffer> {
  for (let at = 0; at < content.length; at += length) yield content.subarray(at, at + length);
}

/** New memory for every chunk, as from a socket. */
function endless(megabytes: number, onChunk: (chunk: Buffer) => void): Readable {
  const chunks = function* () {
    for (let sent = 0; sent < megabytes * MEGABYTE; sent += CHUNK) {
      const chunk = Buffer.alloc(CHUNK, sent / CHUNK);
      onChunk(chunk);
      yield chunk;
    }
  };
  return Readable.from(chunks());
}

/**
 * The chunks that are still referenced. The memory of the process would include that of other tests, and garbage that
 * is not released yet.
 */
function countHeld(chunks: readonly WeakRef<ArrayBufferLike>[]): number {
  collectGarbage();
  return chunks.filter((chunk) => chunk.deref() !== undefined).length;
}
