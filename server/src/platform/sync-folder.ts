import { open } from 'node:fs/promises';

/** Writes new names in the folder to the disk. Windows has no such call for folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}
