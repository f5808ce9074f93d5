import { type ErrorBody, type ErrorCode, STATUS_BY_CODE } from '@portal/contract/errors';
import type { Refusal } from '@portal/contract/reasons';
import { englishOf } from '../refusals.ts';

interface Extras {
  /** Facts for the client to act on; sent to it beside the reason. */
  readonly details?: Record<string, unknown>;
  /** Seconds after which a retry makes sense; sent as Retry-After. */
  readonly retryAfter?: number;
  /** A word for the log: which limit was reached, why access was denied. It is not sent. */
  readonly logged?: string;
  readonly cause?: unknown;
}

/** The only error that handlers and services throw on purpose. Its message is the English sentence about the refusal. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly refusal: Refusal;
  readonly details: ErrorBody['details'];
  readonly retryAfter: number | undefined;
  readonly logged: string | undefined;

  constructor(code: ErrorCode, refusal: Refusal, extras: Extras = {}) {
    super(englishOf(refusal), { cause: extras.cause });
    this.name = 'AppError';
    this.code = code;
    this.refusal = refusal;
    this.details = { ...extras.details, ...refusal };
    this.retryAfter = extras.retryAfter;
    this.logged = extras.logged;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }

  /** The answer. */
  get body(): ErrorBody {
    return { message: this.message, code: this.code, details: this.details };
  }
}

/** The refusal of one value of the request, for `details.fields`. */
export const fieldProblem = (path: string, refusal: Refusal) => ({
  path,
  message: englishOf(refusal),
  ...refusal,
});

/** INVALID_INPUT because of one field. */
export function invalidField(path: string, refusal: Refusal): AppError {
  return new AppError('INVALID_INPUT', refusal, {
    details: { fields: [fieldProblem(path, refusal)] },
  });
}

/** Returns the value, or throws NOT_FOUND with this reason if it is missing. */
export function requireFound<T>(thing: T | null | undefined, refusal: Refusal): T {
  if (thing === null || thing === undefined) throw new AppError('NOT_FOUND', refusal);
  return thing;
}
