import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { INSTALLATION_ID_FILE, MEDIA_FOLDER } from '#server/platform/data-dir.ts';
import { FileMediaStore } from '#server/platform/media/file-media-store.ts';
import { PRIVATE_FOLDER } from '#server/platform/private-files.ts';
import { copyIfThere, type HashedContent } from './hashed-files.ts';
import type { BackupFile } from './manifest.ts';

/** Copies the media of a data folder into a backup. A file never changes under its key. */
export class MediaCopy {
  readonly #source: string;
  readonly #target: string;
  readonly #copied = new Map<string, HashedContent>();

  constructor(dataDir: string, folder: string) {
    this.#source = join(dataDir, MEDIA_FOLDER);
    this.#target = join(folder, MEDIA_FOLDER);
  }

  get files(): BackupFile[] {
    return [...this.#copied].map(([key, content]) => ({
      path: `${MEDIA_FOLDER}/${key}`,
      ...content,
    }));
  }

  /** Copies the files that are not copied yet. Returns the keys of missing files. */
  async add(keys: Iterable<string>): Promise<string[]> {
    await mkdir(this.#target, { recursive: true, mode: PRIVATE_FOLDER });
    const away: string[] = [];
    for (const key of keys) {
      if (!this.#copied.has(key) && !(await this.#copy(key))) away.push(key);
    }
    return away;
  }

  /** Copies every file of the store, for when no database can say which ones are needed. */
  async addAll(): Promise<void> {
    await this.add(await Array.fromAsync(new FileMediaStore(this.#source).list()));
  }

  /** The id binds the restored files to the restored database. An older store has no id yet. */
  async addInstallationId(): Promise<void> {
    await this.#copy(INSTALLATION_ID_FILE);
  }

  /** Deletes copied files whose rows were deleted in the meantime. */
  async retainOnly(keys: ReadonlySet<string>): Promise<void> {
    for (const key of this.#copied.keys()) {
      if (keys.has(key)) continue;
      await rm(join(this.#target, key));
      this.#copied.delete(key);
    }
  }

  async #copy(name: string): Promise<boolean> {
    const content = await copyIfThere(join(this.#source, name), join(this.#target, name));
    if (content !== null) this.#copied.set(name, content);
    return content !== null;
  }
}
