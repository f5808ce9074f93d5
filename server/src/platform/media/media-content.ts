import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The content of a file, or a part of it, that can be sent once. */
export interface MediaContent {
  /**
   * Writes the content at the speed of the receiver and ends the destination, or destroys it if that fails.
   * @throws an error of `isCutOff` if the receiver has disconnected or the signal was aborted
   */
  sendTo(destination: Writable, options?: SendOptions): Promise<void>;
  /** To be called if the content is not sent. */
  close(): Promise<void>;
}

interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the bytes of each part that is sent. */
  readonly onSent?: ((bytes: number) => void) | undefined;
}

export function contentOfStream(stream: Readable): MediaContent {
  return {
    async sendTo(destination, { signal, onSent } = {}) {
      if (onSent !== undefined) stream.on('data', (chunk: Buffer) => onSent(chunk.length));
      await pipeline(stream, destination, signal === undefined ? {} : { signal });
    },
    async close() {
      stream.destroy();
    },
  };
}
