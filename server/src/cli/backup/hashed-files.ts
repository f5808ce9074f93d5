/** Copies and hashes files in one pass. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { isMissingFile } from '#server/platform/media/missing-file.ts';
import { PRIVATE_FILE } from '#server/platform/private-files.ts';

const CHUNK_BYTES = 1024 * 1024;

export interface HashedContent {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export async function hashFile(path: string): Promise<HashedContent> {
  await using file = await open(path, 'r');
  return await hashWhile(file, async () => undefined);
}

/** When it resolves, the copy survives a power failure. Only its owner can read it. */
export async function copyHashed(from: string, to: string): Promise<HashedContent> {
  await using source = await open(from, 'r');
  await using target = await open(to, 'wx', PRIVATE_FILE);
  const content = await hashWhile(source, (chunk) => target.appendFile(chunk));
  await target.sync();
  return content;
}

/** Returns null if the file does not exist. */
export async function copyIfThere(from: string, to: string): Promise<HashedContent | null> {
  try {
    return await copyHashed(from, to);
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

export async function writeSynced(path: string, text: string): Promise<void> {
  await using file = await open(path, 'wx', PRIVATE_FILE);
  await file.writeFile(text);
  await file.sync();
}

async function hashWhile(
  file: FileHandle,
  take: (chunk: Buffer) => Promise<void>,
): Promise<HashedContent> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let bytes = 0; ; ) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, bytes);
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await take(chunk);
    bytes += bytesRead;
  }
}
