/** Copies a file of a media store into another one, and compares the two. */
import { createHash } from 'node:crypto';
import { Transform, Writable } from 'node:stream';
import { contentTypeOf } from './content-types.ts';
import { AbortedUploadError } from './media-errors.ts';
import type { MediaStore } from './media-store.ts';

interface Stores {
  readonly from: MediaStore;
  readonly to: MediaStore;
}

interface File {
  readonly key: string;
  /** Bytes of the file in the source. */
  readonly size: number;
}

/** A copy differs from its original, or a file was removed while it was copied. */
export class MediaCopyError extends Error {
  override readonly name = 'MediaCopyError';
}

/**
 * Stores a file under its key as a whole or not at all.
 * @throws MediaStoreUnavailableError
 */
export async function copyFile({ from, to }: Stores, { key, size }: File): Promise<void> {
  const stream = copiedChunks();
  const receiving = to
    .receive(stream, { maxBytes: size, ownsChunks: true })
    .catch((error: unknown) => {
      // Otherwise the sender would wait for it forever.
      stream.destroy();
      throw error;
    });
  const [received, sent] = await Promise.allSettled([receiving, send(from, { key, size }, stream)]);
  if (received.status === 'rejected') throw causeOf(received.reason, sent);
  if (sent.status === 'fulfilled') return received.value.commit(key, contentTypeOf(key));
  await received.value.discard();
  throw sent.reason;
}

/** A store sends the next part of a file from the memory of the one before, which the receiver may still hold. */
function copiedChunks(): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, Buffer.from(chunk)),
  });
}

/** The error of the side that failed first. */
function causeOf(ofReceiver: unknown, sent: PromiseSettledResult<void>): unknown {
  return ofReceiver instanceof AbortedUploadError && sent.status === 'rejected'
    ? sent.reason
    : ofReceiver;
}

/**
 * A difference is an error of a disk or a network: the copy is removed, so that the next attempt copies the file again.
 * @throws MediaCopyError, MediaStoreUnavailableError
 */
export async function compareFile({ from, to }: Stores, file: File): Promise<void> {
  const [original, copy] = await Promise.all([hashOf(from, file), hashOf(to, file)]);
  if (original === copy) return;
  const { key } = file;
  await to.remove(key);
  throw new MediaCopyError(
    `The copy of ${key} in ${to.location} differs from the file in ${from.location}, and was removed there. Run the ` +
      'same command again: it copies this file once more.',
  );
}

async function hashOf(store: MediaStore, file: File): Promise<string> {
  const hash = createHash('sha256');
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done();
    },
  });
  await send(store, file, destination);
  return hash.digest('hex');
}

async function send(store: MediaStore, { key, size }: File, destination: Writable): Promise<void> {
  // A range of no bytes cannot be named.
  if (size === 0) return void destination.end();
  try {
    const content = await store.open(key, { start: 0, end: size - 1 });
    await content.sendTo(destination);
  } catch (error) {
    destination.destroy();
    throw error;
  }
}
