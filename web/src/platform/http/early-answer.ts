/** A request of `first-paint.js`: it checks the remembered session, or is the first one of the page. */
type EarlyRequest = {
  readonly address: string;
  readonly token: string;
  readonly response: Promise<Response>;
};

declare global {
  var earlyRequests: EarlyRequest[] | undefined;
  /** The poster that `early-poster.js` shows in the shell. */
  var earlyPoster: { readonly moduleId: number; readonly url: string } | undefined;
}

/** Milliseconds after the opening of the page in which its early answers are used: later they may be outdated. */
const USED_MS = 30_000;

const areOutdated = () => performance.now() > USED_MS;

/**
 * Returns the answer that the script in the head has requested before this code was loaded, if the request is the same.
 * It is used once: every later request is sent.
 */
export function takeEarlyAnswer(
  address: RequestInfo | URL,
  { headers }: RequestInit = {},
): Promise<Response> | null {
  const requests = globalThis.earlyRequests ?? [];
  const early = requests.find((request) => request.address === address);
  if (early === undefined || areOutdated()) return null;
  requests.splice(requests.indexOf(early), 1);
  const authorization = new Headers(headers).get('authorization');
  return authorization === `Bearer ${early.token}` ? early.response : null;
}

/** The poster of a module that the page has shown since before this code was loaded; null if there is none. */
export function earlyPosterOf(moduleId: number): string | null {
  const early = globalThis.earlyPoster;
  return early?.moduleId === moduleId && !areOutdated() ? early.url : null;
}
