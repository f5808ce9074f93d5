import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { BADGE_KEY_FILE } from '../data-dir.ts';
import { openKeys } from './key-file.ts';

/** The private key, P-256, with which badges are signed. @throws KeyFileError */
export async function openBadgeKey({
  dataDir,
  badgeKeyFile,
}: {
  readonly dataDir: string;
  readonly badgeKeyFile: string | undefined;
}): Promise<KeyObject> {
  const [key] = await openKeys(
    { dataDir, name: BADGE_KEY_FILE, file: badgeKeyFile, setting: 'BADGE_KEY_FILE' },
    {
      types: ['prime256v1'],
      make: () => [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey],
    },
  );
  return key;
}
