/** Decides who may open a socket (docs/specification-notes.md#41): the token identifies the user, not the address. */

import type { IncomingMessage } from 'node:http';
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED, LIVE_SUBPROTOCOL } from '@portal/contract/live';
import { because } from '@portal/contract/reasons';
import type { Identity } from '../http/route.ts';
import { englishOf } from '../refusals.ts';
import type { Refusal } from './live-metrics.ts';

const TOKEN_MAX = 200;

export interface AdmissionOptions {
  readonly authenticate: (token: string) => Promise<Identity | null>;
  /** In addition to the host that the request itself names. */
  readonly origins: readonly string[];
}

export interface Admitted {
  readonly token: string;
  readonly identity: Identity;
}

export interface Refused {
  readonly why: Refusal;
  /** The code of the close frame. */
  readonly code: number;
  readonly reason: string;
}

export type Admission = Admitted | Refused;

export const isRefused = (admission: Admission): admission is Refused => 'why' in admission;

const UNAUTHENTICATED: Refused = {
  why: 'unauthenticated',
  code: CLOSE_UNAUTHENTICATED,
  reason: englishOf(because('notLoggedIn')),
};
const FORBIDDEN: Refused = {
  why: 'forbidden',
  code: CLOSE_FORBIDDEN,
  reason: englishOf(because('accessDenied')),
};

/** Rejects only if the session cannot be looked up. */
export async function admit(
  request: IncomingMessage,
  { authenticate, origins }: AdmissionOptions,
): Promise<Admission> {
  if (!isOwnOrigin(request, origins)) return FORBIDDEN;
  const token = offeredToken(request.headers['sec-websocket-protocol']);
  const identity = token === null ? null : await authenticate(token);
  if (token === null || identity === null) return UNAUTHENTICATED;
  const claimed = new URLSearchParams(request.url?.split('?')[1]).get('userId');
  if (claimed !== String(identity.userId)) return FORBIDDEN;
  return { token, identity };
}

/**
 * Only browsers send an Origin, and a page cannot forge it. A page served by the same host as the socket is allowed,
 * under any name by which the portal is reached.
 */
function isOwnOrigin({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origins.includes(origin) || origin === `https://${host}` || origin === `http://${host}`;
}

/** The token of the subprotocols `bearer, <token>`, because a page cannot set other headers. */
function offeredToken(header: string | undefined): string | null {
  const [scheme, token, ...rest] = (header ?? '').split(',').map((part) => part.trim());
  if (scheme !== LIVE_SUBPROTOCOL || !token || token.length > TOKEN_MAX || rest.length > 0)
    return null;
  return token;
}
