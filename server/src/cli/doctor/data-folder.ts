import { stat } from 'node:fs/promises';
import { freeBytesOf } from '#server/platform/disk-space.ts';
import { isMissingFile } from '#server/platform/media/missing-file.ts';
import { findOpenEntries } from '#server/platform/private-files.ts';
import type { Settings } from '#server/settings.ts';
import { type Finding, findings, ok, problem } from './finding.ts';

/** The disk should have room for this number of videos of the maximum size. */
const FREE_VIDEOS = 10;

export function examineDataFolder({ dataDir, maxVideoMb }: Settings): Promise<Finding[]> {
  const remedy = 'Have it belong to the user that runs the portal.';
  return findings(`data folder ${dataDir}`, remedy, async () => {
    if (!(await exists(dataDir)))
      return [problem(`data folder: there is no ${dataDir}`, 'Start the portal, or set DATA_DIR.')];
    return [await access(dataDir), await room(dataDir, maxVideoMb)];
  });
}

async function exists(dataDir: string): Promise<boolean> {
  try {
    await stat(dataDir);
    return true;
  } catch (error) {
    if (isMissingFile(error)) return false;
    throw error;
  }
}

async function access(dataDir: string): Promise<Finding> {
  const paths = (await findOpenEntries(dataDir)).map(({ path }) => path);
  return paths.length > 0
    ? problem(
        `data folder: others on this machine can use ${paths.join(', ')}`,
        'It holds password hashes and links. The next start of the portal takes the access of others away.',
      )
    : ok(`data folder: ${dataDir}, for its owner alone`);
}

async function room(dataDir: string, maxVideoMb: number): Promise<Finding> {
  const freeMb = Math.floor((await freeBytesOf(dataDir)) / 2 ** 20);
  const neededMb = maxVideoMb * FREE_VIDEOS;
  const text = `disk: ${freeMb} MB are free`;
  return freeMb < neededMb
    ? problem(
        text,
        `Have at least ${neededMb} MB, as much as ${FREE_VIDEOS} videos may take: a full disk stops every change.`,
      )
    : ok(text);
}
