import { constants, type Dir } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { INSTALLATION_ID_FILE, STAGING_FOLDER } from '../data-dir.ts';
import type { MoveMark } from '../move-mark.ts';
import { PRIVATE_FOLDER } from '../private-files.ts';
import { syncFolder } from '../sync-folder.ts';
import { contentOfFile } from './file-content.ts';
import { formatIdFile, parseIdFile } from './installation-id-file.ts';
import type { MediaContent } from './media-content.ts';
import { MediaStoreUnavailableError, MissingMediaError } from './media-errors.ts';
import { assertMediaKey, isMediaKey } from './media-key.ts';
import type {
  ByteSpan,
  MediaStore,
  ReceiveLimits,
  StagedFile,
  StoredMedia,
} from './media-store.ts';
import { isMissingFile } from './missing-file.ts';
import { type ReceivedFile, UploadStaging } from './upload-staging.ts';

/** Stores media as plain files in one folder. Partly received ones are in its `staging/`, on the same file system. */
export class FileMediaStore implements MediaStore {
  readonly isServedByPortal: boolean;
  readonly #folder: string;
  readonly #proxyPrefix: string | undefined;
  readonly #staging: UploadStaging;

  /**
   * @param folder absolute path; created at the first upload
   * @param proxyPrefix path with a slash at its end, under which the proxy in front of the portal reads the folder
   */
  constructor(folder: string, proxyPrefix?: string) {
    this.#folder = folder;
    this.#proxyPrefix = proxyPrefix;
    this.isServedByPortal = proxyPrefix === undefined;
    this.#staging = new UploadStaging(join(folder, STAGING_FOLDER));
  }

  get location(): string {
    return `the folder ${this.#folder}`;
  }

  async receive(stream: Readable, limits: ReceiveLimits): Promise<StagedFile> {
    return this.#staged(await this.#staging.receive(stream, limits));
  }

  #staged({ path, size }: ReceivedFile): StagedFile {
    return {
      path,
      size,
      withContent: ({ size }) => this.#staged({ path, size }),
      commit: async (key) => this.#moveTo(this.#pathOf(key), path),
      discard: () => rm(path, { force: true }),
    };
  }

  async open(key: string, range: ByteSpan): Promise<MediaContent> {
    try {
      return contentOfFile(await open(this.#pathOf(key), 'r'), range);
    } catch (error) {
      throw isMissingFile(error) ? new MissingMediaError(key) : error;
    }
  }

  async withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    if ((await this.stat(key)) === null) throw new MissingMediaError(key);
    return use(this.#pathOf(key));
  }

  async stat(key: string): Promise<StoredMedia | null> {
    try {
      const { size, mtimeMs } = await stat(this.#pathOf(key));
      return { size, modifiedAt: mtimeMs };
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<string> {
    const folder = await this.#openFolder();
    if (folder === null) return;
    for await (const entry of folder) {
      // A link, as to a file on another disk, is read like a file.
      if ((entry.isFile() || entry.isSymbolicLink()) && isMediaKey(entry.name)) yield entry.name;
    }
  }

  /** Null before the first upload. */
  async #openFolder(): Promise<Dir | null> {
    try {
      return await opendir(this.#folder);
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  presign(): Promise<null> {
    return Promise.resolve(null);
  }

  /** A media key has only characters that need no encoding in a path. */
  proxyPath(key: string): string | null {
    assertMediaKey(key);
    return this.#proxyPrefix === undefined ? null : this.#proxyPrefix + key;
  }

  async ping(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true, mode: PRIVATE_FOLDER });
      await access(this.#folder, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new MediaStoreUnavailableError(error);
    }
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
    try {
      return parseIdFile(await readFile(join(this.#folder, INSTALLATION_ID_FILE), 'utf8'));
    } catch (error) {
      if (isMissingFile(error)) return parseIdFile(null);
      throw new MediaStoreUnavailableError(error);
    }
  }

  async writeInstallationId(id: string, mark?: MoveMark): Promise<void> {
    const { path } = await this.#staging.write(formatIdFile(id, mark));
    await this.#moveTo(join(this.#folder, INSTALLATION_ID_FILE), path);
  }

  async #moveTo(target: string, stagedPath: string): Promise<void> {
    try {
      await syncFile(stagedPath);
      await rename(stagedPath, target);
      await syncFolder(this.#folder);
    } catch (error) {
      throw new MediaStoreUnavailableError(error);
    }
  }

  #pathOf(key: string): string {
    assertMediaKey(key);
    return join(this.#folder, key);
  }
}

async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.datasync();
}
