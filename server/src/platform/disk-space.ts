import { stat, statfs } from 'node:fs/promises';
import { isMissingFile } from './media/missing-file.ts';

/** Bytes that are free on the disk of the folder, for others than root. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Bytes of the file; 0 if there is none. */
export async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissingFile(error)) return 0;
    throw error;
  }
}

/** Rounded up. */
export const megabytes = (bytes: number): number => Math.ceil(bytes / 1e6);
