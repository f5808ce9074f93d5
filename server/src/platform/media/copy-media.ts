/** Copies all files of a media store into another one, and compares them. Memory does not grow with sizes or counts. */
import { compareFile, copyFile, MediaCopyError } from './copy-file.ts';
import type { MediaStore } from './media-store.ts';

/** Files at the same time; each needs about 1 MB of memory, and its size on the disk of uploads. */
const AT_ONCE = 8;

interface MediaSize {
  files: number;
  bytes: number;
}

export interface MediaProgress {
  readonly phase: 'copying' | 'comparing';
  /** All files of the source. */
  readonly total: MediaSize;
  /** The files that are in the target, or that are compared. */
  readonly done: Readonly<MediaSize>;
}

interface Options {
  readonly from: MediaStore;
  readonly to: MediaStore;
  readonly total: MediaSize;
  readonly onProgress: (progress: MediaProgress) => void;
  /** Aborted: no further file is begun, and the copy rejects with the reason of the signal. */
  readonly signal: AbortSignal;
}

interface Measured {
  readonly from: MediaStore;
  /** Null if it does not matter what the target has. */
  readonly to: MediaStore | null;
  readonly signal: AbortSignal;
  /** Called with the number of files counted so far. */
  readonly onCounted?: (files: number) => void;
}

/** Returns the size of the source, and the bytes of the files that the target lacks. */
export async function measureMedia({ from, to, signal, onCounted }: Measured) {
  const total = { files: 0, bytes: 0 };
  let lacking = 0;
  await forEachKey(from, signal, async (key) => {
    const size = await sizeOf(from, key);
    total.bytes += size;
    total.files += 1;
    onCounted?.(total.files);
    if (to !== null && (await to.stat(key))?.size !== size) lacking += size;
  });
  return { total, lacking };
}

/**
 * Copies the files that the target lacks, or has in another size, as a copy that was killed leaves them. Then reads all
 * files in both stores. Files that the target has besides stay.
 * @throws MediaCopyError, MediaStoreUnavailableError, the reason of the signal
 */
export async function copyMedia(options: Options): Promise<void> {
  const { from, to, signal } = options;
  const inTarget = createCounter(options, 'copying');
  await forEachKey(from, signal, async (key) => {
    const size = await sizeOf(from, key);
    if ((await to.stat(key))?.size !== size) await copyFile(options, { key, size });
    inTarget(size);
  });
  const compared = createCounter(options, 'comparing');
  await forEachKey(from, signal, async (key) => {
    const size = await sizeOf(from, key);
    await compareFile(options, { key, size });
    compared(size);
  });
}

function createCounter({ total, onProgress }: Options, phase: MediaProgress['phase']) {
  const done = { files: 0, bytes: 0 };
  onProgress({ phase, total, done });
  return (bytes: number) => {
    done.files += 1;
    done.bytes += bytes;
    onProgress({ phase, total, done });
  };
}

async function sizeOf(store: MediaStore, key: string): Promise<number> {
  const stored = await store.stat(key);
  if (stored !== null) return stored.size;
  throw new MediaCopyError(`${key} is no longer in ${store.location}, which must not change now.`);
}

/** Waits for all calls that it began, also after an error. */
async function forEachKey(
  store: MediaStore,
  signal: AbortSignal,
  use: (key: string) => Promise<void>,
): Promise<void> {
  const keys = store.list()[Symbol.asyncIterator]();
  let hasFailed = false;
  const work = async () => {
    for (;;) {
      signal.throwIfAborted();
      const next = await keys.next();
      if (next.done || hasFailed) return;
      await use(next.value);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  for (const result of await Promise.allSettled(workers))
    if (result.status === 'rejected') throw result.reason;
}
