import { type ErrorCode, STATUS_BY_CODE } from '@portal/contract/errors';

interface Extras {
  /** Facts for the client to act on; sent to it. */
  readonly details?: Record<string, unknown>;
  /** Seconds after which a retry makes sense; sent as Retry-After. */
  readonly retryAfter?: number;
  /** A word for the log: which limit was reached, why access was denied. It is not sent. */
  readonly reason?: string;
  readonly cause?: unknown;
}

/** The only error that handlers and services throw on purpose. Users read its message. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;
  readonly reason: string | undefined;

  constructor(code: ErrorCode, message: string, extras: Extras = {}) {
    super(message, { cause: extras.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = extras.details;
    this.retryAfter = extras.retryAfter;
    this.reason = extras.reason;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}

/** Returns the value, or throws NOT_FOUND with this message if it is missing. */
export function requireFound<T>(thing: T | null | undefined, message: string): T {
  if (thing === null || thing === undefined) throw new AppError('NOT_FOUND', message);
  return thing;
}
