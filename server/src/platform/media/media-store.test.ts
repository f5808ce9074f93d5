import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { openFilesIn } from '#server/testing/open-files.ts';
import { readMedia } from '#server/testing/read-media.ts';
import { isCutOff } from '../http/cut-off.ts';
import { FileMediaStore } from './file-media-store.ts';
import { MediaStoreUnavailableError, MissingMediaError } from './media-errors.ts';
import { newMediaKey } from './media-key.ts';
import type { MediaStore } from './media-store.ts';
import { S3MediaStore } from './s3-media-store.ts';
import { type S3TestService, startS3TestService } from './s3-test-service.ts';
import { parseS3Url } from './s3-url.ts';

const FIRST_BYTE = { start: 0, end: 0 };
const LIMITS = { maxBytes: 10_000_000 };
let folder: string;
let s3: S3TestService;

beforeAll(async () => {
  s3 = await startS3TestService(await mkdtemp(join(tmpdir(), 's3-service-')));
});
afterAll(() => s3.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

function s3Store(url = s3.url): S3MediaStore {
  return new S3MediaStore(parseS3Url(url), { stagingFolder: join(folder, 'staging'), pageSize: 2 });
}

async function keep(
  store: MediaStore,
  content: Buffer | string,
  extension = 'mp4',
): Promise<string> {
  const staged = await store.receive(Readable.from([Buffer.from(content)]), LIMITS);
  const key = newMediaKey(extension);
  await staged.commit(key, 'video/mp4');
  return key;
}

describe.each([
  ['files', () => new FileMediaStore(folder)],
  ['S3', () => s3Store()],
])('a media store on %s', (_name, create: () => MediaStore) => {
  let store: MediaStore;
  beforeEach(() => {
    store = create();
  });

  it('returns the committed content, byte for byte', async () => {
    const content = randomBytes(3_000_000);
    const key = await keep(store, content);
    expect(await readMedia(store, key)).toEqual(content);
    expect(await store.stat(key)).toMatchObject({ size: content.length });
  });

  it('returns when content was stored', async () => {
    const stored = await store.stat(await keep(store, 'now'));
    expect(Math.abs((stored?.modifiedAt ?? 0) - Date.now())).toBeLessThan(600_000);
  });

  it('reads a part, with both ends included', async () => {
    const key = await keep(store, '0123456789');
    expect(String(await readMedia(store, key, { start: 3, end: 5 }))).toBe('345');
    expect(String(await readMedia(store, key, { start: 9, end: 9 }))).toBe('9');
  });

  it('allows reading the staged file', async () => {
    const staged = await store.receive(Readable.from([Buffer.from('a')]), LIMITS);
    expect(await readFile(staged.path, 'utf8')).toBe('a');
  });

  it('lends a local file with the content, and leaves no copy of it', async () => {
    const key = await keep(store, '0123456789');
    expect(await store.withLocalFile(key, (path) => readFile(path, 'utf8'))).toBe('0123456789');
    const failing = store.withLocalFile(key, () => Promise.reject(new Error('unreadable')));
    await expect(failing).rejects.toThrow('unreadable');
    expect(await readdir(join(folder, 'staging'))).toEqual([]);
    expect(await store.stat(key)).toMatchObject({ size: 10 });
    const missing = store.withLocalFile(newMediaKey('mp4'), async () => 'never');
    await expect(missing).rejects.toThrow(MissingMediaError);
  });

  it('leaves nothing of a discarded file, also when it is discarded repeatedly', async () => {
    const staged = await store.receive(Readable.from([Buffer.from('x')]), LIMITS);
    await staged.discard();
    await staged.discard();
    expect(await readdir(join(folder, 'staging'))).toEqual([]);
  });

  it('keeps a committed file when it is discarded afterwards', async () => {
    const staged = await store.receive(Readable.from([Buffer.from('x')]), LIMITS);
    const key = newMediaKey('webm');
    await staged.commit(key, 'video/webm');
    await staged.discard();
    expect(await store.stat(key)).toMatchObject({ size: 1 });
    expect(await readdir(join(folder, 'staging'))).toEqual([]);
  });

  it('removes content, and accepts that there is nothing to remove', async () => {
    const key = await keep(store, 'x');
    await store.remove(key);
    await store.remove(key);
    expect(await store.stat(key)).toBeNull();
    await expect(store.open(key, FIRST_BYTE)).rejects.toThrow(MissingMediaError);
  });

  it('lists all keys, over several pages, without files still being received', async () => {
    const kept = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((content) => keep(store, content)),
    );
    await store.receive(Readable.from([Buffer.from('half')]), LIMITS);
    const listed = await keysOf(store);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(kept));
  });

  it.each(['../escape.mp4', 'a/b.mp4', '', 'short.mp4', `${'x'.repeat(22)}.mp4/..`])(
    'refuses %j as a key',
    async (key) => {
      await expect(store.open(key, FIRST_BYTE)).rejects.toThrow(TypeError);
      await expect(store.stat(key)).rejects.toThrow(TypeError);
      await expect(store.remove(key)).rejects.toThrow(TypeError);
      const staged = await store.receive(Readable.from([Buffer.from('x')]), LIMITS);
      await expect(staged.commit(key, 'video/mp4')).rejects.toThrow(TypeError);
    },
  );

  it('stores the installation id, replaces an earlier one, and does not list it', async () => {
    await store.writeInstallationId('one');
    await store.writeInstallationId('two');
    expect(await store.readInstallationId()).toBe('two');
    expect(await keysOf(store)).not.toContain('installation-id');
    expect(await readdir(join(folder, 'staging'))).toEqual([]);
  });

  it('answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe('a media store on files', () => {
  it('serves its content itself', async () => {
    expect(await new FileMediaStore(folder).presign()).toBeNull();
  });

  it('lists a link to a file elsewhere, which it also reads', async () => {
    const store = new FileMediaStore(join(folder, 'media'));
    const key = await keep(store, 'on another disk');
    await rename(join(folder, 'media', key), join(folder, 'moved'));
    await symlink(join(folder, 'moved'), join(folder, 'media', key));
    expect(await Array.fromAsync(store.list())).toEqual([key]);
    expect(String(await readMedia(store, key))).toBe('on another disk');
  });

  it('is unavailable when it may not write', async () => {
    await writeFile(join(folder, 'file'), 'in the way');
    const store = new FileMediaStore(join(folder, 'file', 'media'));
    await expect(store.ping()).rejects.toThrow(MediaStoreUnavailableError);
    await expect(store.readInstallationId()).rejects.toThrow(MediaStoreUnavailableError);
    await expect(store.writeInstallationId('x')).rejects.toThrow(MediaStoreUnavailableError);
    const received = store.receive(Readable.from([Buffer.from('x')]), LIMITS);
    await expect(received).rejects.toThrow(MediaStoreUnavailableError);
  });

  it('has no id before one was written', async () => {
    expect(await new FileMediaStore(folder).readInstallationId()).toBeNull();
  });

  it('does not send less than was asked for without an error', async () => {
    const store = new FileMediaStore(folder);
    const key = await keep(store, 'short');
    await expect(readMedia(store, key, { start: 0, end: 99 })).rejects.toThrow('ended before');
    await expect.poll(() => openFilesIn(folder)).toEqual([]);
  });

  it('closes the file when a receiver leaves half-way', async () => {
    const store = new FileMediaStore(folder);
    const size = 2_000_000;
    const key = await keep(store, randomBytes(size));
    for (let viewer = 0; viewer < 50; viewer += 1) {
      const content = await store.open(key, { start: 0, end: size - 1 });
      const leaving = new Writable({
        write() {
          this.destroy();
        },
      });
      await expect(content.sendTo(leaving)).rejects.toSatisfy(isCutOff);
    }
    await expect.poll(() => openFilesIn(folder)).toEqual([]);
  });
});

describe('a media store on S3', () => {
  it('returns an address that browsers can read in parts without credentials', async () => {
    const store = s3Store();
    const key = await keep(store, '0123456789');
    const address = await store.presign(key, 'private');
    const response = await fetch(address, { headers: { range: 'bytes=7-9' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(await response.text()).toBe('789');
  });

  it('returns an address for private media that is valid for at most 60 s and is not cached', async () => {
    const store = s3Store();
    const key = await keep(store, 'film');
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const address = new URL(await store.presign(key, 'private'));
    const [signedAt, lifetime] = ['Date', 'Expires'].map((name) =>
      String(address.searchParams.get(`X-Amz-${name}`)),
    );
    const iso = String(signedAt).replace(/(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)/, '$1-$2-$3:$4:$5');
    const left = Date.parse(iso) + Number(lifetime) * 1000 - Date.now();
    expect(left).toBeLessThanOrEqual(60_000);
    expect(left).toBeGreaterThan(25_000);
    expect((await fetch(address)).headers.get('cache-control')).toBe('no-store');
  });

  it('returns an address for public media that stays the same for some minutes and opens no other key', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 300_000) * 300_000 });
    try {
      const store = s3Store();
      const [key, other] = [await keep(store, 'a'), await keep(store, 'b')];
      const address = await store.presign(key, 'public');
      vi.advanceTimersByTime(299_000);
      expect(await store.presign(key, 'public')).toBe(address);
      expect((await fetch(address.replace(key, other))).status).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves no local copy behind after a commit', async () => {
    await keep(s3Store(), 'x');
    expect(await readdir(join(folder, 'staging'))).toEqual([]);
  });

  it('is unavailable with a wrong secret, without a bucket, and without a server', async () => {
    const wrongSecret = s3Store(s3.url.replace(':S3RVER@', ':WRONG@'));
    await expect(wrongSecret.ping()).rejects.toThrow(MediaStoreUnavailableError);
    await expect(wrongSecret.readInstallationId()).rejects.toThrow(MediaStoreUnavailableError);
    await expect(keep(wrongSecret, 'x')).rejects.toThrow(MediaStoreUnavailableError);
    const noBucket = s3Store(s3.url.replace('/media', '/elsewhere'));
    await expect(noBucket.ping()).rejects.toThrow(MediaStoreUnavailableError);
    await expect(keep(noBucket, 'x')).rejects.toThrow(MediaStoreUnavailableError);
    await expect(keysOf(noBucket)).rejects.toThrow(MediaStoreUnavailableError);
    const noServer = s3Store('http://KEY:SECRET@127.0.0.1:1/media');
    await expect(noServer.ping()).rejects.toThrow(MediaStoreUnavailableError);
  });

  it('keeps the staged file when the service fails, so that the commit can be retried', async () => {
    const store = s3Store('http://KEY:SECRET@127.0.0.1:1/media');
    const staged = await store.receive(Readable.from([Buffer.from('x')]), LIMITS);
    await expect(staged.commit(newMediaKey('mp4'), 'video/mp4')).rejects.toThrow();
    expect((await stat(staged.path)).size).toBe(1);
  });
});

async function keysOf(store: MediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list()) keys.push(key);
  return keys;
}
