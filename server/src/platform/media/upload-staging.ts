import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts';
import { BatchWriter } from './batch-writer.ts';
import { AbortedUploadError, MediaStoreUnavailableError, TooLargeError } from './media-errors.ts';
import type { ReceiveLimits } from './media-store.ts';
import { isMissingFile } from './missing-file.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
}

interface StagingOptions extends ReceiveLimits {
  /** Called with each chunk in its order. */
  readonly onChunk?: (chunk: Buffer) => void;
}

/** A folder of partly received files; each has a unique name until it is moved or removed. */
export class UploadStaging {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Memory stays at two batches of chunks ({@link BatchWriter}): the stream waits for the disk. */
  async receive(stream: Readable, options: StagingOptions): Promise<ReceivedFile> {
    stream.on('error', () => {
      // The copy gets errors by reading. An error before that must not end the process.
    });
    const path = join(this.#folder, `${randomUUID()}.part`);
    const file = await this.#create(path);
    try {
      const size = await copy(stream, file, options);
      await file.close();
      return { path, size };
    } catch (error) {
      await file.close();
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Stores a short text of the portal, to be moved like an upload. */
  write(text: string): Promise<ReceivedFile> {
    const content = Buffer.from(text);
    return this.receive(Readable.from([content]), { maxBytes: content.length });
  }

  /**
   * Removes uploads that were not written for this time, and returns their number. 0 removes all of them, whatever
   * their dates, because the clock may have been set back since they were written.
   */
  async sweep(untouchedForMs: number): Promise<number> {
    await mkdir(this.#folder, { recursive: true, mode: PRIVATE_FOLDER });
    const names = await readdir(this.#folder);
    const before = untouchedForMs === 0 ? null : Date.now() - untouchedForMs;
    let removed = 0;
    for (const name of names.filter((name) => name.endsWith('.part'))) {
      const path = join(this.#folder, name);
      // By the date of the last write, so that a slow upload that still arrives stays.
      if (before !== null && (await lastWrite(path)) > before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  async #create(path: string): Promise<FileHandle> {
    try {
      await mkdir(this.#folder, { recursive: true, mode: PRIVATE_FOLDER });
      return await open(path, 'wx', PRIVATE_FILE);
    } catch (error) {
      throw new MediaStoreUnavailableError(error);
    }
  }
}

/** Milliseconds since 1970. For a file that its receiver has just moved: never too old. */
async function lastWrite(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissingFile(error)) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

async function copy(
  stream: Readable,
  file: FileHandle,
  { maxBytes, signal, ownsChunks = false, onChunk }: StagingOptions,
): Promise<number> {
  const writer = new BatchWriter(file, ownsChunks);
  let size = 0;
  try {
    for await (const chunk of chunksOf(stream, signal)) {
      size += chunk.length;
      if (size > maxBytes) throw new TooLargeError(maxBytes);
      onChunk?.(chunk);
      await orUnavailable(writer.add(chunk));
    }
    await orUnavailable(writer.end());
    return size;
  } finally {
    await writer.settle();
  }
}

async function* chunksOf(stream: Readable, signal?: AbortSignal): AsyncGenerator<Buffer> {
  try {
    if (signal !== undefined) addAbortSignal(signal, stream);
    // When the generator ends (limit exceeded, failed write), the stream must stay open for its owner.
    yield* stream.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw new AbortedUploadError(error);
  }
}

async function orUnavailable(writing: Promise<void>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    throw new MediaStoreUnavailableError(error);
  }
}
