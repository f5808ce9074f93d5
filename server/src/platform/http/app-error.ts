import { type ErrorCode, STATUS_BY_CODE } from '@portal/contract/errors';

interface Extras {
  /** Facts a client can act on; travels to it. */
  readonly details?: Record<string, unknown>;
  /** Seconds after which trying again makes sense; becomes Retry-After. */
  readonly retryAfter?: number;
  /** A word for the log: which limit was reached, why access was denied. It is not sent. */
  readonly reason?: string;
  readonly cause?: unknown;
}

/** The one error that handlers and services throw on purpose. Its message is read by people. */
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

/** The thing, or a 404 that names its kind. */
export function found<T>(thing: T | null | undefined, message: string): T {
  if (thing === null || thing === undefined) throw new AppError('NOT_FOUND', message);
  return thing;
}
