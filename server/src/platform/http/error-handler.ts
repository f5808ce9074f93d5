import type { ErrorBody, ErrorCode } from '@portal/contract/errors';
import { STATUS_BY_CODE } from '@portal/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BusyError } from '../busy-error.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import {
  AbortedUploadError,
  MediaStoreUnavailableError,
  MissingMediaError,
  TooLargeError,
  UnsupportedMediaError,
} from '../media/media-errors.ts';
import { AppError } from './app-error.ts';
import { loggedPath } from './logged-path.ts';

const SOMETHING_WENT_WRONG = 'Something went wrong on our side. Please try again.';

/** Converts errors of the framework and the platform to an AppError. */
function asAppError(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof BusyError)
    return new AppError('UNAVAILABLE', 'The portal is busy. Please try again in a moment.', {
      retryAfter: 1,
    });
  const platformCode = PLATFORM_CODES.find(([kind]) => error instanceof kind)?.[1];
  if (platformCode !== undefined) return new AppError(platformCode, error.message);
  const code = FRAMEWORK_CODES[error.statusCode ?? 500];
  return code === undefined ? null : new AppError(code, FRAMEWORK_MESSAGES[code] ?? error.message);
}

// Errors whose messages are written for people.
const PLATFORM_CODES: readonly (readonly [new (...args: never[]) => Error, ErrorCode])[] = [
  [TooLargeError, 'TOO_LARGE'],
  [UnsupportedMediaError, 'UNSUPPORTED_MEDIA'],
  [AbortedUploadError, 'INVALID_INPUT'],
  [MissingMediaError, 'NOT_FOUND'],
  [MediaStoreUnavailableError, 'UNAVAILABLE'],
];

const FRAMEWORK_CODES: Partial<Record<number, ErrorCode>> = {
  400: 'INVALID_INPUT',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  406: 'INVALID_INPUT',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  414: 'INVALID_INPUT',
  415: 'UNSUPPORTED_MEDIA',
  416: 'RANGE_NOT_SATISFIABLE',
  503: 'UNAVAILABLE',
};

const FRAMEWORK_MESSAGES: Partial<Record<ErrorCode, string>> = {
  INVALID_INPUT: 'The request could not be read.',
  FORBIDDEN: 'Access denied',
  PRECONDITION_FAILED: 'The file has changed.',
  RANGE_NOT_SATISFIABLE: 'The file has no such part.',
  TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA: 'This content type is not accepted here.',
  UNAVAILABLE: 'The portal is not available. Please try again in a moment.',
};

/** Errors of the framework's static files have headers for the answer. */
type HandledError = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

export function handleError(error: HandledError, request: FastifyRequest, reply: FastifyReply) {
  const known = asAppError(error);
  if (known === null) {
    const facts = { err: error, requestId: request.id, path: loggedPath(request) };
    request.log.error(facts, 'request failed');
  }
  const shown =
    known ??
    (isDatabaseUnavailable(error)
      ? new AppError('UNAVAILABLE', FRAMEWORK_MESSAGES.UNAVAILABLE ?? '', { retryAfter: 5 })
      : internalError(request.id));
  if (shown.retryAfter !== undefined) reply.header('retry-after', shown.retryAfter);
  const contentRange = error.headers?.['Content-Range'];
  if (contentRange !== undefined) reply.header('content-range', contentRange);
  return reply.code(shown.status).send(errorBodyOf(shown));
}

/** The sentence contains the id, so that a user can quote it and an operator find it in the log. */
function internalError(requestId: string): AppError {
  const message = `${SOMETHING_WENT_WRONG} Reference: ${requestId}`;
  return new AppError('INTERNAL', message, { details: { requestId } });
}

function errorBodyOf({ message, code, details }: AppError): ErrorBody {
  return details === undefined ? { message, code } : { message, code, details };
}

export function handleUnknownCall(_request: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(STATUS_BY_CODE.NOT_FOUND)
    .send({ message: 'There is no such call.', code: 'NOT_FOUND' } satisfies ErrorBody);
}
