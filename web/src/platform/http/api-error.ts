import type { ErrorBody, ErrorCode } from '@portal/contract/errors';
import { NOT_LOGGED_IN } from '@portal/contract/sentences';

/** The server's refusal. `message` is its own sentence, meant for people; decide by `code`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Null where something else than the portal answered, such as a proxy. */
  readonly code: ErrorCode | null;
  /** The sentence the server gave; null where there was none and `message` names the status alone. */
  readonly reason: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait before another try, where the server named them. */
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

/** The refusal of a call that needs a session while there is none; the server would say the same. */
export function notLoggedIn(): ApiError {
  return new ApiError(401, { code: 'UNAUTHENTICATED', message: NOT_LOGGED_IN });
}

/** No usable answer came: offline, server gone, timed out, or cut off on the way. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  /** @param cause what was thrown; a time-out has a sentence of its own */
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

/**
 * The same would be refused again. Not so without a session, which the user may renew, nor where the
 * server only asks for patience.
 */
export function isFinalRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return false;
  // Until the next day is too long for a request to be repeated without a decision of the user.
  if (error.code === 'DAILY_LIMIT') return true;
  return ![401, 408, 429].includes(error.status);
}

/** Where in the input the first problem is that the server names; nothing of use where it names none. */
export function refusedPath({ details }: ApiError): unknown {
  const problems = details['fields'];
  if (!Array.isArray(problems)) return null;
  const [first] = problems as readonly ({ path?: unknown } | null)[];
  return first?.path;
}

/** How a user can name a fault of the portal to its operator, as a sentence; null for everything else. */
export function referenceOf(error: unknown): string | null {
  const requestId = error instanceof ApiError ? error.details['requestId'] : null;
  return typeof requestId === 'string' ? `Reference: ${requestId}` : null;
}

/** What to tell people about something that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Unknown error occurred';
}

/** The error for an answer outside 2xx, whoever gave it. */
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
    // A proxy's HTML page, or nothing at all: the status is all there is to say.
    return {};
  }
}

function secondsFrom(header: string | null): number | null {
  // The other form of Retry-After, a date, is never sent by the portal.
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}
