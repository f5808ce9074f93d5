/** Reads badges and lists like a program that knows nothing of the portal but the address of a badge. */
import { gunzipSync } from 'node:zlib';
import { decodeProtectedHeader, importJWK, type JWK, type JWTPayload, jwtVerify } from 'jose';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

const ORIGIN = 'http://portal.test';

export interface ReadCredential {
  readonly header: ReturnType<typeof decodeProtectedHeader>;
  readonly credential: JWTPayload & {
    readonly credentialStatus: {
      readonly statusListIndex: string;
      readonly statusListCredential: string;
    };
    readonly credentialSubject: { readonly encodedList: string };
  };
}

/** GETs an address below that of the portal. */
export function getUrl(portal: TestPortal, url: string) {
  if (!url.startsWith(`${ORIGIN}/`)) throw new Error(`${url} is not an address of the portal`);
  return portal.inject({ method: 'GET', url: url.slice(ORIGIN.length) });
}

/** Checks the signature with the key at the address that the token names. */
export async function readCredential(portal: TestPortal, token: string): Promise<ReadCredential> {
  const header = decodeProtectedHeader(token);
  const { body } = await getUrl(portal, header.kid ?? '');
  const { payload } = await jwtVerify(token, await importJWK(body as JWK), {
    currentDate: new Date(portal.clock.now),
  });
  return { header, credential: payload as ReadCredential['credential'] };
}

/** The bit that the list of a badge has for it. */
export async function isRevoked(portal: TestPortal, { credential }: ReadCredential) {
  const { statusListCredential, statusListIndex } = credential.credentialStatus;
  const list = await readCredential(portal, (await getUrl(portal, statusListCredential)).raw);
  const { encodedList } = list.credential.credentialSubject;
  if (!encodedList.startsWith('u')) throw new Error('not base64url in multibase');
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  const index = Number(statusListIndex);
  return ((bits[Math.floor(index / 8)] ?? 0) & (0x80 >> (index % 8))) !== 0;
}
