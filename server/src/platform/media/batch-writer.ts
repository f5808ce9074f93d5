import type { FileHandle } from 'node:fs/promises';

/** Bytes that are collected before they are written; meanwhile the next ones are collected. */
const BATCH_BYTES = 256 * 1024;
/** So that many small chunks, each with an object of its own, use little memory. */
const BATCH_CHUNKS = 64;
/** Bytes after which what was written is sent to the disk, so that little is left to sync at the end. */
const FLUSH_BYTES = 16 * 1024 * 1024;

/** One at a time in this process: a slow disk must not occupy the threads that read files for others. */
let isFlushing = false;

/**
 * Appends chunks to a file in large writes, while the next chunks are received. Holds up to two batches. After an
 * error, and before the file is closed, call `settle`.
 */
export class BatchWriter {
  readonly #file: FileHandle;
  readonly #ownsChunks: boolean;
  #batch: Buffer[] = [];
  #bytes = 0;
  #unflushed = 0;
  #writing: Promise<void> = Promise.resolve();
  #flushing: Promise<void> = Promise.resolve();

  /** @param ownsChunks nothing else uses the chunks, so that their memory is released when they are written */
  constructor(file: FileHandle, ownsChunks: boolean) {
    this.#file = file;
    this.#ownsChunks = ownsChunks;
  }

  /** Resolves when the next chunk can be taken. @throws the error of an earlier write */
  async add(chunk: Buffer): Promise<void> {
    this.#batch.push(chunk);
    this.#bytes += chunk.length;
    if (this.#bytes >= BATCH_BYTES || this.#batch.length >= BATCH_CHUNKS) await this.#writeBatch();
  }

  /** Resolves when all chunks are written. @throws the error of a write */
  async end(): Promise<void> {
    await this.#writeBatch();
    await Promise.all([this.#writing, this.#flushing]);
  }

  /** Resolves when nothing uses the file any more. */
  async settle(): Promise<void> {
    await Promise.allSettled([this.#writing, this.#flushing]);
  }

  async #writeBatch(): Promise<void> {
    const [batch, bytes] = [this.#batch, this.#bytes];
    this.#batch = [];
    this.#bytes = 0;
    await this.#writing;
    this.#writing = this.#write(batch);
    // The next step awaits it and reports its error.
    this.#writing.catch(() => undefined);
    this.#unflushed += bytes;
    if (this.#unflushed >= FLUSH_BYTES && !isFlushing) this.#flush();
  }

  async #write(batch: Buffer[]): Promise<void> {
    await writeAll(this.#file, batch);
    if (this.#ownsChunks) release(batch);
  }

  #flush(): void {
    this.#unflushed = 0;
    isFlushing = true;
    // An error stays, because the system reports it only once: the sync at the end would succeed.
    this.#flushing = this.#flushing
      .then(() => this.#file.datasync())
      .finally(() => {
        isFlushing = false;
      });
    // `end` awaits it and reports its error.
    this.#flushing.catch(() => undefined);
  }
}

/**
 * Frees the memory at once. The garbage collector counts it as its own: without this it collects everything several
 * times during 100 MB, which takes longer than receiving them, and the process grows meanwhile.
 */
function release(chunks: readonly Buffer[]): void {
  for (const { buffer, byteLength } of chunks) {
    // The form's parser may still read the rest of a buffer of which the chunk is a part.
    const isWhole = buffer.byteLength === byteLength;
    if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
}

async function writeAll(file: FileHandle, chunks: Buffer[]): Promise<void> {
  if (chunks.length === 0) return;
  const { bytesWritten } = await file.writev(chunks);
  const rest = chunks.reduce((sum, { length }) => sum + length, 0) - bytesWritten;
  // A nearly full disk takes a part only. `appendFile` repeats until all is written, or throws.
  if (rest > 0) await file.appendFile(Buffer.concat(chunks).subarray(bytesWritten));
}
