import { bytesOfBase64Url, bytesOfHex } from './bytes.ts';
import { SALT_BYTES, type SaltedField } from './leaf.ts';

export interface RevealedField extends SaltedField {
  /** The place of its hash among those of the leaf. */
  readonly i: number;
}

export interface Extra {
  readonly v: number;
  readonly kind: number;
  readonly hashes: readonly Uint8Array[];
  readonly revealed: readonly RevealedField[];
}

const HASH = /^[0-9a-f]{64}$/;

/** Null unless it is exactly as `extraText` writes it: no other text stands for the same facts. */
export function parseExtra(text: string): Extra | null {
  const json = parseJson(text);
  if (!isExtraJson(json) || writeAgain(json) !== text) return null;
  const { v, kind, hashes, revealed } = json;
  const isAscending = revealed.every(
    ({ i }, at) => i < hashes.length && i > (revealed[at - 1]?.i ?? -1),
  );
  if (!isAscending) return null;
  return {
    v,
    kind,
    hashes: hashes.map((hash) => bytesOfHex(hash) as Uint8Array),
    revealed: revealed.map((field) => ({
      ...field,
      salt: bytesOfBase64Url(field.salt) as Uint8Array,
    })),
  };
}

interface ExtraJson {
  readonly v: number;
  readonly kind: number;
  /** In hexadecimal. */
  readonly hashes: readonly string[];
  readonly revealed: readonly RevealedJson[];
}

interface RevealedJson {
  readonly i: number;
  readonly name: string;
  readonly value: string;
  /** In base64url. */
  readonly salt: string;
}

/** Undefined for text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isExtraJson(json: unknown): json is ExtraJson {
  if (!isObject(json)) return false;
  const { v, kind, hashes, revealed } = json;
  return (
    isCount(v) &&
    isCount(kind) &&
    Array.isArray(hashes) &&
    hashes.every((hash) => typeof hash === 'string' && HASH.test(hash)) &&
    Array.isArray(revealed) &&
    revealed.every(isRevealedJson)
  );
}

function isRevealedJson(json: unknown): json is RevealedJson {
  if (!isObject(json)) return false;
  const { i, name, value, salt } = json;
  return (
    isCount(i) &&
    typeof name === 'string' &&
    typeof value === 'string' &&
    typeof salt === 'string' &&
    bytesOfBase64Url(salt)?.length === SALT_BYTES
  );
}

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null;

const isCount = (json: unknown): json is number => Number.isSafeInteger(json) && Number(json) >= 0;

/** Other members, a second one of the same name, another order, spaces and other escapes are lost. */
const writeAgain = ({ v, kind, hashes, revealed }: ExtraJson): string =>
  JSON.stringify({
    v,
    kind,
    hashes,
    revealed: revealed.map(({ i, name, value, salt }) => ({ i, name, value, salt })),
  });
