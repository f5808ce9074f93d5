import type { ErrorBody, ErrorCode } from '@portal/contract/errors';
import { NOT_LOGGED_IN } from '@portal/contract/sentences';

/** A refusal by the server. `message` is the server's sentence for users; code decides by `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Null if the answer did not come from the portal but, for example, from a proxy. */
  readonly code: ErrorCode | null;
  /** The server's sentence; null if there was none, when `message` contains only the status. */
  readonly reason: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait before another attempt, if the server named them. */
  readonly retryAfter: number | null;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter: number | null = null) {
    super(body.message ?? `HTTP error! status: ${status}`);
    this.status = status;
    this.code = body.code ?? null;
    this.reason = body.message ?? null;
    this.details = body.details ?? {};
    this.retryAfter = retryAfter;
  }
}

/** The error of a call that needs a session while there is none; it equals the server's. */
export function notLoggedIn(): ApiError {
  return new ApiError(401, { code: 'UNAUTHENTICATED', message: NOT_LOGGED_IN });
}

/** No usable answer arrived: offline, server unreachable, timeout, or a broken transfer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  /** @param cause the error that was thrown; a timeout has its own message */
  constructor(cause?: unknown) {
    const what = isTimeout(cause)
      ? 'The server did not answer in time.'
      : 'The server cannot be reached.';
    super(`${what} Please check your connection and try again.`, { cause });
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
  return typeof requestId === 'string' ? `Reference: ${requestId}` : null;
}

/** The message for the user about any thrown error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Unknown error occurred';
}

/** The error for an answer outside 2xx, from the portal or another server. */
export function apiErrorFrom(status: number, body: string, retryAfter: string | null): ApiError {
  return new ApiError(status, errorBodyFrom(body), secondsFrom(retryAfter));
}

function errorBodyFrom(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    const isOurs =
      typeof body === 'object' &&
      body !== null &&
      'message' in body &&
      typeof body.message === 'string' &&
      body.message !== '';
    return isOurs ? (body as Partial<ErrorBody>) : {};
  } catch {
    // A proxy's HTML page, or an empty body: only the status is known.
    return {};
  }
}

function secondsFrom(header: string | null): number | null {
  // The portal never sends the other form of Retry-After, a date.
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
