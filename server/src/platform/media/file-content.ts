import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { CutOffError } from '../http/cut-off.ts';
import type { MediaContent } from './media-content.ts';
import type { ByteSpan } from './media-store.ts';
import { PacedWrites } from './paced-writes.ts';

/** Memory for one slow client. */
const CHUNK_BYTES = 256 * 1024;
/** At most 8 MiB are kept for the next clients. */
const IDLE_CHUNKS_MAX = 32;

/**
 * Buffers that no answer uses. A new buffer for each part of a file costs more than reading the part, because the system
 * has to provide its memory each time.
 */
const idleChunks: Buffer[] = [];

/** One for all answers of the process, because they share its thread. */
const writes = new PacedWrites();

/** The part of the file that is sent; the file is closed afterwards. */
export function contentOfFile(file: FileHandle, { start, end }: ByteSpan): MediaContent {
  return {
    async sendTo(destination, { signal, onSent } = {}) {
      const cutOff = () => destination.destroy();
      signal?.addEventListener('abort', cutOff);
      const chunk = idleChunks.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
      try {
        if (signal?.aborted) throw new CutOffError();
        for (let position = start; position <= end; ) {
          const length = Math.min(CHUNK_BYTES, end + 1 - position);
          const { bytesRead } = await file.read(chunk, 0, length, position);
          if (bytesRead === 0) throw new Error('A file ended before the part that was to be sent.');
          await writes.next();
          await write(destination, chunk.subarray(0, bytesRead));
          onSent?.(bytesRead);
          position += bytesRead;
        }
        destination.end();
        // After a failure the buffer may still be in use.
        if (idleChunks.length < IDLE_CHUNKS_MAX) idleChunks.push(chunk);
      } catch (error) {
        destination.destroy();
        throw error;
      } finally {
        signal?.removeEventListener('abort', cutOff);
        await file.close();
      }
    },
    close: () => file.close(),
  };
}

/** Resolves when the destination does not need the bytes any more. */
async function write(destination: Writable, bytes: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cutOff = () => reject(new CutOffError());
  destination.once('close', cutOff);
  destination.write(bytes, (error) => (error ? reject(error) : resolve()));
  try {
    await promise;
  } catch (error) {
    throw destination.destroyed ? new CutOffError({ cause: error }) : error;
  } finally {
    destination.off('close', cutOff);
  }
}
