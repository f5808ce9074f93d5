import { Writable } from 'node:stream';
import type { ByteSpan, MediaStore } from '#server/platform/media/media-store.ts';

/** The bytes that the store sends for a key: all of them, or a part. */
export async function readMedia(store: MediaStore, key: string, range?: ByteSpan): Promise<Buffer> {
  const end = ((await store.stat(key))?.size ?? 1) - 1;
  const content = await store.open(key, range ?? { start: 0, end });
  const parts: Buffer[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      // The buffer belongs to the sender.
      parts.push(Buffer.from(chunk));
      done();
    },
  });
  await content.sendTo(destination);
  return Buffer.concat(parts);
}
