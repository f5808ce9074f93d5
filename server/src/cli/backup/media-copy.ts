import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { INSTALLATION_ID_FILE, MEDIA_FOLDER } from '#server/platform/data-dir.ts';
import { FileMediaStore } from '#server/platform/media/file-media-store.ts';
import { PRIVATE_FOLDER } from '#server/platform/private-files.ts';
import { copyIfThere, type HashedContent } from './hashed-files.ts';
import type { BackupFile } from './manifest.ts';

/** The media of a data folder on their way into a backup. A file never changes under its key. */
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

  /** Copies those that are not copied yet; resolves to the keys whose files are not there. */
  async add(keys: Iterable<string>): Promise<string[]> {
    await mkdir(this.#target, { recursive: true, mode: PRIVATE_FOLDER });
    const away: string[] = [];
    for (const key of keys) {
      if (!this.#copied.has(key) && !(await this.#copy(key))) away.push(key);
    }
    return away;
  }

  /** Every file of the store, where no database is at hand to say which are needed. */
  async addAll(): Promise<void> {
    await this.add(await Array.fromAsync(new FileMediaStore(this.#source).list()));
  }

  /** So that the restored files belong to the restored database. An older store has no id yet. */
  async addInstallationId(): Promise<void> {
    await this.#copy(INSTALLATION_ID_FILE);
  }

  /** Drops what was copied for a row that has gone since. */
  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
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
