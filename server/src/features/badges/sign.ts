/** Verifiable credentials as JSON Web Tokens (W3C VC-JOSE-COSE): the credential is the payload. */
import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

export interface Credential {
  readonly id: string;
  readonly type: readonly string[];
  /** The same in each credential of the portal: the owner of the key. */
  readonly issuer: string | { readonly id: string };
  readonly validFrom: string;
  readonly validUntil?: string;
  readonly credentialSubject: { readonly id: string };
}

export interface SigningKey {
  /** The address of the public key. */
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** Open Badges 3.0 allows no other type of token than `JWT`; for other credentials W3C recommends `vc+jwt`. */
const tokenType = ({ type }: Credential): string =>
  type.includes('OpenBadgeCredential') ? 'JWT' : 'vc+jwt';

/** The registered claims repeat the members of the credential, as Open Badges 3.0 demands. */
export function signCredential(
  credential: Credential,
  { id, privateKey }: SigningKey,
): Promise<string> {
  const { issuer, validFrom, validUntil, credentialSubject } = credential;
  return new SignJWT({
    ...credential,
    iss: typeof issuer === 'string' ? issuer : issuer.id,
    jti: credential.id,
    sub: credentialSubject.id,
    nbf: secondsOf(validFrom),
    ...(validUntil === undefined ? {} : { exp: secondsOf(validUntil) }),
  })
    .setProtectedHeader({ alg: 'ES256', typ: tokenType(credential), kid: id })
    .sign(privateKey);
}

/** In whole seconds, like the claims of tokens. */
export const dateTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

const secondsOf = (time: string): number => Date.parse(time) / 1000;
