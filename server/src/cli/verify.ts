import { readFile } from 'node:fs/promises';
import { readKeyLines } from '@portal/contract/proof/read-key-lines';
import { verifyProof } from '@portal/contract/proof/verify-proof';
import { listEpochs } from '#server/features/ledger/log-queries.ts';
import { proofCrypto } from '#server/platform/keys/proof-crypto.ts';
import type { Command } from './command.ts';
import { CommandRefusedError } from './command-refused-error.ts';
import { describeProven, WHY_NOT_PROVEN } from './describe-verdict.ts';
import { readArguments } from './read-arguments.ts';
import { onDatabase } from './usable-database.ts';

interface TrustedKeys {
  readonly keys: readonly string[];
  /** Address of the portal that has the keys; null if it is unknown. */
  readonly portal: string | null;
}

/** Verifies a proof file: with the keys in a file, without any installation; or with those of this installation. */
export const verify: Command = {
  usage: 'verify FILE [KEYS]',
  about: [
    'Checks the proof of a certificate or of a recorded result, and prints what it proves.',
    'KEYS is a file with the keys of the portal that made the proof, from its page /log/key. Then no installation is needed. Without KEYS it uses those of this installation.',
    'The exit code is 1 if nothing is proven. The portal may run or be stopped.',
  ],
  example: 'verify certificate.tlog-proof keys.txt',
  async run(args) {
    const [file = '', keysFile] = readArguments(verify, args, { count: [1, 2] }).positionals;
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

function readOwnKeys(): Promise<TrustedKeys> {
  return onDatabase(
    async (db, { publicUrl: portal }) => {
      const epochs = await listEpochs(db);
      const keys = epochs.flatMap(({ ed25519_key, ml_dsa_key }) => [ed25519_key, ml_dsa_key]);
      return { keys, portal };
    },
    { readOnly: true },
  );
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
