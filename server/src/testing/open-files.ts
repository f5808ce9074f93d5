import { readdir, readlink } from 'node:fs/promises';
import { sep } from 'node:path';
import { isMissingFile } from '#server/platform/media/missing-file.ts';

const DESCRIPTORS = '/proc/self/fd';

/** Lists the files below the folder that this process has open; none on other systems than Linux. */
export async function openFilesIn(folder: string): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const targets = await Promise.all((await readdir(DESCRIPTORS)).map(targetOf));
  return targets.filter((target) => target.startsWith(folder + sep));
}

/** Returns the file of a descriptor; '' if it was closed after it was listed. */
async function targetOf(descriptor: string): Promise<string> {
  try {
    return await readlink(`${DESCRIPTORS}/${descriptor}`);
  } catch (error) {
    if (isMissingFile(error)) return '';
    throw error;
  }
}
