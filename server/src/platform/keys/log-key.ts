import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { LOG_KEY_FILE } from '../data-dir.ts';
import { openKeys } from './key-file.ts';

/** The private keys with which the checkpoints of the signed log are signed: one pair for all processes. */
export interface LogKey {
  readonly ed25519: KeyObject;
  readonly mlDsa44: KeyObject;
}

/** @throws KeyFileError */
export async function openLogKey({
  dataDir,
  logKeyFile,
}: {
  readonly dataDir: string;
  readonly logKeyFile: string | undefined;
}): Promise<LogKey> {
  const [ed25519, mlDsa44] = await openKeys(
    { dataDir, name: LOG_KEY_FILE, file: logKeyFile, setting: 'LOG_KEY_FILE' },
    {
      types: ['ed25519', 'ml-dsa-44'],
      make: () => {
        const made = makeLogKey();
        return [made.ed25519, made.mlDsa44];
      },
    },
  );
  return { ed25519, mlDsa44 };
}

export const makeLogKey = (): LogKey => ({
  ed25519: generateKeyPairSync('ed25519').privateKey,
  mlDsa44: generateKeyPairSync('ml-dsa-44').privateKey,
});
