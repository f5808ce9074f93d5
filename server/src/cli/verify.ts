import { readFile } from 'node:fs/promises';
import { readKeyLines } from '@portal/contract/proof/read-key-lines';
import { verifyProof } from '@portal/contract/proof/verify-proof';
import { listEpochs } from '#server/features/ledger/log-queries.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { proofCrypto } from '#server/platform/keys/proof-crypto.ts';
import { readSettings } from '#server/settings.ts';
import { CommandRefusedError } from '#server/startup-errors.ts';
import type { Command } from './command.ts';
import { describeProven, WHY_NOT_PROVEN } from './describe-verdict.ts';
import { refuseUnlessUpToDate, refuseWithoutDatabase } from './usable-database.ts';

const USAGE = 'verify FILE [KEYS]';

interface TrustedKeys {
  readonly keys: readonly string[];
  /** Address of the portal that has the keys; null if it is unknown. */
  readonly portal: string | null;
}

/** Verifies a proof file: with the keys in a file, without any installation; or with those of this installation. */
export const verify: Command = {
  usage: USAGE,
  async run([file, keysFile, ...others]) {
    if (file === undefined || others.length > 0)
      throw new CommandRefusedError(`Write: npm run portal -- ${USAGE}`);
    const text = await read(file);
    const { keys, portal } =
      keysFile === undefined
        ? await readOwnKeys()
        : { keys: await readKeys(keysFile), portal: null };
    const verdict = verifyProof(text, keys, proofCrypto);
    if (!verdict.proven)
      throw new CommandRefusedError(`Not proven: ${WHY_NOT_PROVEN[verdict.reason]}`);
    for (const line of describeProven(verdict, portal)) console.log(line);
  },
};

async function readOwnKeys(): Promise<TrustedKeys> {
  const settings = readSettings();
  refuseWithoutDatabase(settings);
  const database = openDatabase({ ...settings, readOnly: true });
  try {
    await refuseUnlessUpToDate(database.db, 'verify');
    const epochs = await listEpochs(database.db);
    const keys = epochs.flatMap(({ ed25519_key, ml_dsa_key }) => [ed25519_key, ml_dsa_key]);
    return { keys, portal: settings.publicUrl };
  } finally {
    await database.close();
  }
}

async function readKeys(file: string): Promise<readonly string[]> {
  const keys = readKeyLines(proofCrypto.sha256, await read(file));
  if ('unreadableLine' in keys)
    throw new CommandRefusedError(
      `Line ${keys.unreadableLine} of ${file} is no verifier key of a log. The page /log/key of a portal has its keys.`,
    );
  return keys;
}

/** Bytes that are no UTF-8 make a text that is no proof. */
async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new CommandRefusedError(`${file} cannot be read (${String(cause)}).`, { cause });
  }
}
