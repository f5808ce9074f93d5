import type { ErrorBody, ErrorCode } from '@portal/contract/errors';
import { refusalMessage } from '../language/refusal-message.ts';
import { words } from '../language/words.ts';
import { platformTexts } from '../texts/catalogue.ts';

/** The body of a refusal, or a sentence of the app in its place, which is looked up when it is shown. */
type Refusal = Partial<Pick<ErrorBody, 'code'>> & {
  readonly details?: Readonly<Record<string, unknown>>;
  readonly message?: string | (() => string);
};

/**
 * A refusal by the server. `message` is the text about its reason, or the server's English sentence if the reason is
 * unknown; code decides by `code`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Null if the answer did not come from the portal but, for example, from a proxy. */
  readonly code: ErrorCode | null;
  readonly #sentence: string | (() => string);
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait before another attempt, if the server named them. */
  readonly retryAfter: number | null;

  constructor(status: number, body: Refusal, retryAfter: number | null = null) {
    super();
    this.status = status;
    this.code = body.code ?? null;
    this.#sentence = body.message ?? '';
    this.details = body.details ?? {};
    this.retryAfter = retryAfter;
  }

  /** The sentence for users; null if there is none, when `message` contains only the status. */
  get reason(): string | null {
    const sentence = typeof this.#sentence === 'string' ? this.#sentence : this.#sentence();
    return refusalMessage(this.details) ?? (sentence || null);
  }

  override get message(): string {
    return this.reason ?? platformTexts().failures.status(this.status);
  }
}

/** The error of a call that needs a session while there is none; it equals the server's. */
export function notLoggedIn(): ApiError {
  return new ApiError(401, { code: 'UNAUTHENTICATED', message: () => words().notLoggedIn });
}

/** No usable answer arrived: offline, server unreachable, timeout, or a broken transfer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  /** @param cause the error that was thrown; a timeout has its own message */
  constructor(cause?: unknown) {
    super(undefined, { cause });
  }

  /** Looked up when it is shown: a call may fail before the texts have loaded. */
  override get message(): string {
    const { timeout, unreachable } = platformTexts().failures;
    return isTimeout(this.cause) ? timeout : unreachable;
  }
}

/**
 * The answer of something between the browser and the portal, such as the sign-in page of a network, a gateway or a
 * firewall. It says nothing about the session or the request: like a lost network, it may end in a moment.
 */
export class ForeignAnswerError extends NetworkError {
  override get message(): string {
    return platformTexts().failures.accessRefused;
  }
}

export function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/** Whether a call has failed: any other error is a fault of the page. */
export function isFailedCall(error: unknown): error is ApiError | NetworkError {
  return error instanceof ApiError || error instanceof NetworkError;
}

/** Whether the server could not be reached, or asks to wait: the same request can succeed later. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && error.status !== 401 && !isFinalRefusal(error);
}

/**
 * Reports whether the same request would be refused again. That is not so without a session, which the user may renew,
 * or if the server only asks to wait.
 */
export function isFinalRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return false;
  // These waits are too long for repeating the request without the user.
  if (error.code === 'DAILY_LIMIT' || error.code === 'TRY_LATER') return true;
  return ![401, 408, 429].includes(error.status);
}

/** The path of the first invalid input that the server names; of no use if it names none. */
export function refusedPath({ details }: ApiError): unknown {
  const problems = details['fields'];
  if (!Array.isArray(problems)) return null;
  const [first] = problems as readonly ({ path?: unknown } | null)[];
  return first?.path;
}

/** A sentence with the reference by which a user can report a fault of the portal; null for all other errors. */
export function referenceOf(error: unknown): string | null {
  const requestId = error instanceof ApiError ? error.details['requestId'] : null;
  return typeof requestId === 'string' ? platformTexts().failures.reference(requestId) : null;
}

/** The message for the user about any thrown error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : platformTexts().failures.unknown;
}

type Answer<T> =
  | { readonly body: T; readonly error: null }
  | { readonly body: null; readonly error: ApiError | ForeignAnswerError };

/** Says what an answer is: a body of the portal, a refusal by the portal, or an answer of something in between. */
export function readAnswer<T>(
  status: number,
  text: string,
  retryAfter: string | null = null,
): Answer<T> {
  if (status < 200 || status > 299)
    return { body: null, error: refusalFrom(status, text, retryAfter) };
  try {
    return { body: JSON.parse(text) as T, error: null };
  } catch (error) {
    return { body: null, error: new ForeignAnswerError(error) };
  }
}

/** The error for an answer outside 2xx. */
export function refusalFrom(
  status: number,
  text: string,
  retryAfter: string | null,
): ApiError | ForeignAnswerError {
  const body = portalErrorFrom(status, text);
  if (body !== null) return new ApiError(status, body, secondsFrom(retryAfter));
  if (status === 413) return new ApiError(status, TOO_LARGE_ON_THE_WAY);
  // A gateway says the same with these as the portal would: wait and try again.
  const asksToWait = status >= 500 || status === 408 || status === 429;
  return asksToWait ? new ApiError(status, {}, secondsFrom(retryAfter)) : new ForeignAnswerError();
}

const TOO_LARGE_ON_THE_WAY: Refusal = {
  code: 'TOO_LARGE',
  message: () => platformTexts().failures.fileTooLargeOnTheWay,
};

/** The refusals with status 401; a gateway may send JSON with other codes. */
const UNAUTHENTICATED_CODES: readonly string[] = [
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
] satisfies ErrorCode[];

/** The body of a refusal by the portal; null if it is not the portal's. A newer server may send unknown codes. */
function portalErrorFrom(status: number, text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return null;
    const { message, code } = body as Record<string, unknown>;
    if (typeof message !== 'string' || typeof code !== 'string') return null;
    const isOurs = status === 401 ? UNAUTHENTICATED_CODES.includes(code) : /^[A-Z_]+$/.test(code);
    return isOurs ? (body as ErrorBody) : null;
  } catch {
    // A page of HTML, or nothing.
    return null;
  }
}

function secondsFrom(header: string | null): number | null {
  // The portal never sends the other form of Retry-After, a date.
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
