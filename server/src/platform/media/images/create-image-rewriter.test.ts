import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkerPool, type WorkerPoolOptions } from '#server/platform/worker/worker-pool.ts';
import { readMedia } from '#server/testing/read-media.ts';
import { makeTestFolder, type TestFolder } from '#server/testing/test-folder.ts';
import { FileMediaStore } from '../file-media-store.ts';
import { UnsupportedMediaError } from '../media-errors.ts';
import { createImageRewriter } from './create-image-rewriter.ts';
import { chunk, fixture, greyPng, header, PAYLOAD, png } from './testing/image-parts.ts';

let folder: TestFolder;
let store: FileMediaStore;
const pools: WorkerPool[] = [];
function openPool(options?: WorkerPoolOptions): WorkerPool {
  const pool = new WorkerPool(options);
  pools.push(pool);
  return pool;
}

beforeAll(async () => {
  folder = await makeTestFolder();
  store = new FileMediaStore(join(folder.path, 'media'));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await folder[Symbol.asyncDispose]();
});

const rewrite = createImageRewriter(openPool());
const stage = (content: Buffer) =>
  store.receive(Readable.from([content]), { maxBytes: content.length });

describe('rewriting a staged picture', () => {
  it('replaces its content and size', async () => {
    const picture = greyPng(2, 2);
    const staged = await stage(Buffer.concat([picture, PAYLOAD]));
    const { file, contentType, extension } = await rewrite(staged);
    expect({ contentType, extension }).toEqual({ contentType: 'image/png', extension: 'png' });
    expect(file).toMatchObject({ path: staged.path, size: picture.length });
    const key = 'AAAAAAAAAAAAAAAAAAAAAA.png';
    await file.commit(key, contentType);
    expect(await readMedia(store, key)).toEqual(picture);
  });

  it('returns why a picture is refused', async () => {
    const refusal = await rewrite(await stage(greyPng(1, 5_000))).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnsupportedMediaError);
    expect(refusal).toHaveProperty('message', expect.stringContaining('1 × 5,000 pixels'));
  });

  it('does not refuse the picture when the file cannot be read', async () => {
    const staged = await stage(greyPng(1, 1));
    const failure = await rewrite({ ...staged, path: '/no/such/file' }).catch(
      (error: unknown) => error,
    );
    expect(failure).not.toBeInstanceOf(UnsupportedMediaError);
    expect(failure).toHaveProperty('message', expect.stringContaining('ENOENT'));
  });

  it('rewrites many pictures at once, each with its own result', async () => {
    const names = ['rgba-8.png', 'cmyk.jpg', 'animation.gif', 'animation.webp'];
    const rewritten = await Promise.all(
      [...names, ...names].map(async (name) => rewrite(await stage(fixture(name)))),
    );
    const extensions = rewritten.map(({ extension }) => extension);
    expect(extensions).toEqual(['png', 'jpg', 'gif', 'webp', 'png', 'jpg', 'gif', 'webp']);
  });

  it('accepts the largest picture', async () => {
    const side = 4_096;
    const pixels = deflateSync(Buffer.alloc((1 + 8 * side) * side), { level: 1 });
    const largest = png(header(side, side, [16, 6, 0]), chunk('IDAT', pixels), chunk('IEND'));
    const { file } = await rewrite(await stage(largest));
    expect(await readFile(file.path)).toEqual(largest);
  });
});

/** A rewriter whose jobs hang for one hostile file and work for others. */
function rewriterThatHangs(hostile: string) {
  const workers = openPool({ cpuLimitMs: 1_000 });
  const hang = {
    module: new URL('data:text/javascript,export function hang() { for (;;); }'),
    name: 'hang',
  };
  return createImageRewriter({
    run: (job, input) => workers.run(input === hostile ? (hang as never) : job, input),
  });
}

it('stops a picture that keeps its thread busy, while those of others are rewritten', async () => {
  const [hostile, ...others] = await Promise.all([1, 2, 3].map(() => stage(greyPng(2, 2))));
  const rewriteSome = rewriterThatHangs(hostile?.path ?? '');
  const ended: string[] = [];
  const note = (what: string) => () => ended.push(what);
  await Promise.all([
    expect(hostile && rewriteSome(hostile))
      .rejects.toThrow('damaged')
      .then(note('hostile')),
    ...others.map((staged) => rewriteSome(staged).then(note('other'))),
  ]);
  expect(ended).toEqual(['other', 'other', 'hostile']);
});
