/** Bitstring Status Lists (W3C): one bit for each certificate, which is set when the certificate is withdrawn. */
import { gzipSync } from 'node:zlib';
import { dateTime } from './sign.ts';

/** Certificates in one list: the least that the specification allows. */
export const LIST_SIZE = 131_072;
/** More than caches keep a list, and than clocks differ. */
const VALID_MS = 15 * 60_000;

/** The list with a certificate, and its place there. Lists are numbered from 1. */
export const placeOf = (certificateId: number) => ({
  list: Math.floor(certificateId / LIST_SIZE) + 1,
  index: certificateId % LIST_SIZE,
});

export const listUrl = (publicUrl: string, list: number): string =>
  `${publicUrl}/api/badge-status/${list}`;

/** Index 0 is the highest bit of the first byte. */
function encodeList(indexes: readonly number[]): string {
  const bits = new Uint8Array(LIST_SIZE / 8);
  for (const index of indexes) {
    const byte = Math.floor(index / 8);
    bits[byte] = (bits[byte] ?? 0) | (0x80 >> (index % 8));
  }
  // The prefix of base64url in multibase.
  return `u${gzipSync(bits).toString('base64url')}`;
}

interface StatusList {
  /** The number of the list. */
  readonly list: number;
  /** The places of withdrawn certificates. */
  readonly withdrawn: readonly number[];
  /** When it was read, in ms since 1970. */
  readonly at: number;
}

export function listCredential({ list, withdrawn, at }: StatusList, publicUrl: string) {
  const id = listUrl(publicUrl, list);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: publicUrl,
    validFrom: dateTime(at),
    validUntil: dateTime(at + VALID_MS),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeList(withdrawn),
    },
  };
}
