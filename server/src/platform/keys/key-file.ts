/** Files with private keys: PKCS#8 in PEM, one block for each key. */
import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile } from '../media/missing-file.ts';
import { isExistingFile, PRIVATE_FILE } from '../private-files.ts';
import { syncFolder } from '../sync-folder.ts';

/** The file of a setting cannot be used. Its message says what to do. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
}

export interface KeyPlace {
  readonly dataDir: string;
  /** In the data folder. */
  readonly name: string;
  /** The value of the setting: another place, where the file must exist; undefined without one. */
  readonly file: string | undefined;
  /** Its name, for messages. */
  readonly setting: string;
}

interface Kinds<Keys> {
  /** The type of each key, or its curve. */
  readonly types: { readonly [K in keyof Keys]: string };
  readonly make: () => Keys;
}

const PEM_BLOCK = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/g;

const typeOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) =>
  asymmetricKeyDetails?.namedCurve ?? asymmetricKeyType;

/** Reads the keys. The file in the data folder is made at the first start. @throws KeyFileError */
export async function openKeys<const Keys extends readonly KeyObject[]>(
  place: KeyPlace,
  { types, make }: Kinds<Keys>,
): Promise<Keys> {
  const { file } = place;
  const pem = file === undefined ? await readOwn(place, make) : await readGiven(file, place);
  const keys = readKeys(pem);
  if (keys.length === types.length && keys.every((key, i) => typeOf(key) === types[i]))
    return keys as readonly KeyObject[] as Keys;
  const path = file ?? join(place.dataDir, place.name);
  throw new KeyFileError(
    `The keys in ${path} cannot be used: the file must be a copy of a ${place.name} that the portal has made.`,
  );
}

async function readGiven(file: string, { name, setting }: KeyPlace): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new KeyFileError(
      `${setting} must name a file that exists and that the portal can read (${String(cause)}). ` +
        `Start the portal once without ${setting}, and copy the ${name} that it makes in its data folder to that place.`,
      { cause },
    );
  }
}

async function readOwn({ dataDir, name }: KeyPlace, make: () => readonly KeyObject[]) {
  const path = join(dataDir, name);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  }
  await writeOnce(path, make());
  await syncFolder(dataDir);
  return readFile(path, 'utf8');
}

/** Keeps the file of another process that was faster. */
async function writeOnce(path: string, keys: readonly KeyObject[]): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  const pem = keys.map((key) => key.export({ type: 'pkcs8', format: 'pem' })).join('');
  try {
    await writeFile(temporary, pem, { flag: 'wx', mode: PRIVATE_FILE, flush: true });
    // Unlike a rename, it does not replace an existing file.
    await link(temporary, path);
  } catch (error) {
    if (!isExistingFile(error)) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

function readKeys(pem: string): KeyObject[] {
  try {
    return (pem.match(PEM_BLOCK) ?? []).map((block) => createPrivateKey(block));
  } catch {
    // No private key that this version of OpenSSL reads; the caller refuses the file.
    return [];
  }
}
