import { stat, statfs } from 'node:fs/promises';
import { isMissingFile } from '../../platform/media/missing-file.ts';
import type { Settings } from '../../settings.ts';
import { type Finding, findings, ill, well } from './finding.ts';

/** For so many videos of the greatest size there should be room. */
const VIDEOS_TO_COME = 10;
const READABLE_BY_OTHERS = 0o007;

export function examineDataFolder({ dataDir, maxVideoMb }: Settings): Promise<Finding[]> {
  const remedy = 'Have it belong to the user that runs the portal.';
  return findings(`data folder ${dataDir}`, remedy, async () => {
    const mode = await modeOf(dataDir);
    if (mode === null)
      return [ill(`data folder: there is no ${dataDir}`, 'Start the portal, or set DATA_DIR.')];
    return [access(dataDir, mode), await room(dataDir, maxVideoMb)];
  });
}

async function modeOf(dataDir: string): Promise<number | null> {
  try {
    return (await stat(dataDir)).mode;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

/** Windows tells nothing by its modes. */
function access(dataDir: string, mode: number): Finding {
  const isOpen = process.platform !== 'win32' && (mode & READABLE_BY_OTHERS) !== 0;
  return isOpen
    ? ill(
        `data folder: others on this machine can read ${dataDir}`,
        `It holds password hashes and links: chmod 700 ${dataDir}`,
      )
    : well(`data folder: ${dataDir}, for its owner alone`);
}

async function room(dataDir: string, maxVideoMb: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const freeMb = Math.floor((bavail * bsize) / 2 ** 20);
  const neededMb = maxVideoMb * VIDEOS_TO_COME;
  const text = `disk: ${freeMb} MB are free`;
  return freeMb < neededMb
    ? ill(
        text,
        `Have at least ${neededMb} MB, as much as ${VIDEOS_TO_COME} videos may take: a full disk stops every change.`,
      )
    : well(text);
}
