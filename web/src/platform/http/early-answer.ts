/** The request of `first-paint.js` by which a remembered session is checked. */
type EarlyRequest = {
  readonly address: string;
  readonly token: string;
  readonly response: Promise<Response>;
};

declare global {
  var earlyRequest: EarlyRequest | undefined;
}

/**
 * Returns the answer that the script in the head has requested before this code was loaded, if the request is the same.
 * It is used once: every later request is sent.
 */
export function takeEarlyAnswer(
  address: RequestInfo | URL,
  { headers }: RequestInit = {},
): Promise<Response> | null {
  const early = globalThis.earlyRequest;
  if (early === undefined || early.address !== address) return null;
  globalThis.earlyRequest = undefined;
  const authorization = new Headers(headers).get('authorization');
  return authorization === `Bearer ${early.token}` ? early.response : null;
}
