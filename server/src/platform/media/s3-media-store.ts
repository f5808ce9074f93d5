import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { INSTALLATION_ID_FILE } from '../data-dir.ts';
import type { MoveMark } from '../move-mark.ts';
import { formatIdFile, parseIdFile } from './installation-id-file.ts';
import { contentOfStream, type MediaContent } from './media-content.ts';
import { MediaStoreUnavailableError, MissingMediaError } from './media-errors.ts';
import { assertMediaKey, isMediaKey } from './media-key.ts';
import type {
  Audience,
  ByteSpan,
  MediaStore,
  ReceiveLimits,
  StagedFile,
  StoredMedia,
} from './media-store.ts';
import { type Presigning, S3Client } from './s3-client.ts';
import type { S3Address } from './s3-url.ts';
import { type ReceivedFile, UploadStaging } from './upload-staging.ts';

export interface S3MediaStoreOptions {
  /** The local folder in which uploads are received and examined. */
  stagingFolder: string;
  /** Keys in one answer when listing; S3 allows 1,000. */
  pageSize?: number;
}

interface HashedFile extends ReceivedFile {
  /** Hexadecimal. */
  readonly sha256: string;
}

/**
 * The lifetime and the caching of presigned addresses. S3 does not know sessions, so an address of private media stays
 * valid for the rest of its lifetime when the session ends.
 */
const PRESIGNING: Readonly<Record<Audience, Presigning>> = {
  private: { lifetimeSeconds: 60, cacheControl: 'no-store' },
  public: { lifetimeSeconds: 600, cacheControl: 'max-age=31536000' },
};

/** Stores media in a bucket of any S3 service. Uploads are received and examined on local disk first. */
export class S3MediaStore implements MediaStore {
  readonly location: string;
  readonly isServedByPortal = false;
  readonly #s3: S3Client;
  readonly #staging: UploadStaging;
  readonly #pageSize: number;

  constructor(address: S3Address, { stagingFolder, pageSize = 1000 }: S3MediaStoreOptions) {
    this.location = `the bucket ${address.bucketUrl}`;
    this.#s3 = new S3Client(address);
    this.#staging = new UploadStaging(stagingFolder);
    this.#pageSize = pageSize;
  }

  async receive(stream: Readable, limits: ReceiveLimits): Promise<StagedFile> {
    const hash = createHash('sha256');
    const onChunk = (chunk: Buffer) => void hash.update(chunk);
    const received = await this.#staging.receive(stream, { ...limits, onChunk });
    return this.#toStagedFile({ ...received, sha256: hash.digest('hex') });
  }

  #toStagedFile(received: HashedFile): StagedFile {
    return {
      path: received.path,
      size: received.size,
      withContent: (content) => this.#toStagedFile({ path: received.path, ...content }),
      commit: async (key, contentType) => {
        assertMediaKey(key);
        await this.#put(received, key, contentType);
      },
      discard: () => rm(received.path, { force: true }),
    };
  }

  async open(key: string, { start, end }: ByteSpan): Promise<MediaContent> {
    assertMediaKey(key);
    const headers = { range: `bytes=${start}-${end}` };
    const response = await this.#s3.call({ method: 'GET', path: key, headers });
    if (response.status === 206 && response.body !== null)
      return contentOfStream(Readable.fromWeb(response.body));
    await response.body?.cancel();
    if (response.status === 404) throw new MissingMediaError(key);
    throw new MediaStoreUnavailableError(new Error('S3 did not answer with the range asked for'));
  }

  async withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    assertMediaKey(key);
    const response = await this.#s3.call({ method: 'GET', path: key });
    if (response.status === 404 || response.body === null) {
      await response.body?.cancel();
      throw new MissingMediaError(key);
    }
    const maxBytes = Number(response.headers.get('content-length'));
    const { path } = await this.#staging.receive(Readable.fromWeb(response.body), { maxBytes });
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async stat(key: string): Promise<StoredMedia | null> {
    assertMediaKey(key);
    const { status, headers } = await this.#s3.call({ method: 'HEAD', path: key });
    if (status === 404) return null;
    return {
      size: Number(headers.get('content-length')),
      modifiedAt: Date.parse(headers.get('last-modified') ?? ''),
    };
  }

  async remove(key: string): Promise<void> {
    assertMediaKey(key);
    const response = await this.#s3.call({ method: 'DELETE', path: key });
    await response.body?.cancel();
  }

  async *list(): AsyncIterable<string> {
    let after: string | null = '';
    while (after !== null) {
      const page = await this.#listPage(after);
      const keys = keysOf(page);
      yield* keys.filter(isMediaKey); // other files in the bucket are not from the portal
      after = page.includes('<IsTruncated>true<') ? (keys.at(-1) ?? null) : null;
    }
  }

  async presign(key: string, audience: Audience): Promise<string> {
    assertMediaKey(key);
    return await this.#s3.presign(key, PRESIGNING[audience]);
  }

  proxyPath(): null {
    return null;
  }

  async ping(): Promise<void> {
    const { ok } = await this.#s3.call({ method: 'HEAD', path: '' });
    if (!ok) throw new MediaStoreUnavailableError(new Error('There is no such S3 bucket'));
  }

  sweepStaging(untouchedForMs: number): Promise<number> {
    return this.#staging.sweep(untouchedForMs);
  }

  async readInstallationId(): Promise<string | null> {
    return (await this.#readIdFile()).id;
  }

  async readMoveMark(): Promise<MoveMark | null> {
    return (await this.#readIdFile()).mark;
  }

  async #readIdFile() {
    const response = await this.#s3.call({ method: 'GET', path: INSTALLATION_ID_FILE });
    const text = await response.text();
    return parseIdFile(response.ok ? text : null);
  }

  async writeInstallationId(id: string, mark?: MoveMark): Promise<void> {
    const text = formatIdFile(id, mark);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const received = { ...(await this.#staging.write(text)), sha256 };
    await this.#put(received, INSTALLATION_ID_FILE, 'text/plain');
  }

  /** Uploads a local file, and removes it when the service has stored it. */
  async #put(received: HashedFile, path: string, contentType: string): Promise<void> {
    // With the hash the service can refuse bytes that changed during the transfer.
    const headers = { 'content-type': contentType, 'x-amz-content-sha256': received.sha256 };
    const response = await this.#s3.call({ method: 'PUT', path, headers, file: received });
    await response.body?.cancel();
    if (!response.ok) throw new MediaStoreUnavailableError(new Error('There is no such S3 bucket'));
    await rm(received.path, { force: true });
  }

  /**
   * Returns the XML of the next page of keys after a key. This is the older form of listing (ListObjects): its `marker`
   * is a plain key, and every S3 service supports it.
   */
  async #listPage(after: string): Promise<string> {
    const query = new URLSearchParams({ 'max-keys': String(this.#pageSize), marker: after });
    const response = await this.#s3.call({ method: 'GET', path: `?${query}` });
    const text = await response.text();
    if (!response.ok) throw new MediaStoreUnavailableError(new Error('There is no such S3 bucket'));
    return text;
  }
}

const XML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the keys in the XML of a page. */
function keysOf(page: string): string[] {
  return Array.from(page.matchAll(/<Key>([^<]*)<\/Key>/g), ([, text = '']) =>
    text.replace(/&(\w+);/g, (entity, name: string) => XML_ENTITIES[name] ?? entity),
  );
}
