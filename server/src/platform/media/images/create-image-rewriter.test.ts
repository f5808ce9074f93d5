import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMedia } from '#server/testing/read-media.ts';
import { makeTestFolder, type TestFolder } from '#server/testing/test-folder.ts';
import { FileMediaStore } from '../file-media-store.ts';
import { UnsupportedMediaError } from '../media-errors.ts';
import { createImageRewriter } from './create-image-rewriter.ts';
import { blankPng, fixture, PAYLOAD } from './testing/pictures.ts';

const SIDE = 512;
let folder: TestFolder;
let store: FileMediaStore;

beforeAll(async () => {
  folder = await makeTestFolder();
  store = new FileMediaStore(join(folder.path, 'media'));
});
afterAll(() => folder[Symbol.asyncDispose]());

const rewrite = createImageRewriter();
const stage = (content: Buffer) =>
  store.receive(Readable.from([content]), { maxBytes: content.length });
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('rewriting a staged picture', () => {
  it('replaces its content and size', async () => {
    const staged = await stage(Buffer.concat([fixture('rgba-8.png'), PAYLOAD]));
    const { file, contentType, extension } = await rewrite(staged, SIDE);
    expect({ contentType, extension }).toEqual({ contentType: 'image/webp', extension: 'webp' });
    const written = await readFile(staged.path);
    expect(file).toMatchObject({ path: staged.path, size: written.length });
    const key = 'AAAAAAAAAAAAAAAAAAAAAA.webp';
    await file.commit(key, contentType);
    expect(await readMedia(store, key)).toEqual(written);
  });

  it('returns why a picture is refused', async () => {
    const refusal = await failureOf(rewrite(await stage(await blankPng(1, 5_000)), SIDE));
    expect(refusal).toBeInstanceOf(UnsupportedMediaError);
    expect(refusal).toHaveProperty('message', expect.stringContaining('1 × 5,000 pixels'));
  });

  it('does not refuse the picture when the file cannot be read', async () => {
    const staged = await stage(await blankPng(1, 1));
    const failure = await failureOf(rewrite({ ...staged, path: '/no/such/file' }, SIDE));
    expect(failure).not.toBeInstanceOf(UnsupportedMediaError);
    expect(failure).toHaveProperty('message', expect.stringContaining('ENOENT'));
  });

  it('rewrites many pictures at once, each with its own result', async () => {
    const sides = [3, 7, 5, 2];
    const files = await Promise.all(
      sides.map(async (side) => rewrite(await stage(await blankPng(9, 9)), side)),
    );
    const widths = files.map(
      async ({ file }) => (await sharp(await readFile(file.path)).metadata()).width,
    );
    expect(await Promise.all(widths)).toEqual(sides);
  });

  it('accepts the largest picture', async () => {
    const { file } = await rewrite(await stage(await blankPng(4_096, 4_096)), SIDE);
    expect(await sharp(await readFile(file.path)).metadata()).toMatchObject({ width: SIDE });
  });

  it('stops a picture that takes too long', async () => {
    const rewriteAtOnce = createImageRewriter({ timeoutMs: 1 });
    const refusal = await failureOf(rewriteAtOnce(await stage(await blankPng(2, 2)), SIDE));
    expect(refusal).toBeInstanceOf(UnsupportedMediaError);
    expect(refusal).toHaveProperty('message', expect.stringContaining('takes too long'));
  });
});
