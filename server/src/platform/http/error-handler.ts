import type { ErrorCode } from '@portal/contract/errors';
import { because, type Refusal } from '@portal/contract/reasons';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { BusyError } from '../busy-error.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { MediaError } from '../media/media-errors.ts';
import { AppError } from './app-error.ts';
import { loggedPath } from './logged-path.ts';

/** Converts errors of the framework and the platform to an AppError. */
function asAppError(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof BusyError)
    return new AppError('UNAVAILABLE', because('busy'), { retryAfter: 1 });
  if (error instanceof MediaError) return new AppError(error.code, error.refusal);
  const code = FRAMEWORK_CODES[error.statusCode ?? 500];
  if (code === undefined) return null;
  const refusal = FRAMEWORK_REFUSALS[code] ?? because('notFound', { english: error.message });
  return new AppError(code, refusal);
}

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

const FRAMEWORK_REFUSALS: Partial<Record<ErrorCode, Refusal>> = {
  INVALID_INPUT: because('unreadableRequest'),
  FORBIDDEN: because('accessDenied'),
  PRECONDITION_FAILED: because('fileChanged'),
  RANGE_NOT_SATISFIABLE: because('noSuchPart'),
  TOO_LARGE: because('requestTooLarge'),
  UNSUPPORTED_MEDIA: because('contentTypeNotAccepted'),
  UNAVAILABLE: because('portalUnavailable'),
};

/** Errors of the framework's static files have headers for the answer. */
type HandledError = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

export function handleError(error: HandledError, request: FastifyRequest, reply: FastifyReply) {
  const shown = shownError(error, request);
  if (shown.retryAfter !== undefined) reply.header('retry-after', shown.retryAfter);
  const contentRange = error.headers?.['Content-Range'];
  if (contentRange !== undefined) reply.header('content-range', contentRange);
  return reply.code(shown.status).send(shown.body);
}

/** The error as it is answered. One that is not known is logged. */
export function shownError(error: FastifyError, request: FastifyRequest): AppError {
  const known = asAppError(error);
  if (known !== null) return known;
  const facts = { err: error, requestId: request.id, path: loggedPath(request) };
  request.log.error(facts, 'request failed');
  return isDatabaseUnavailable(error)
    ? new AppError('UNAVAILABLE', because('portalUnavailable'), { retryAfter: 5 })
    : internalError(request.id);
}

/** The sentence contains the id, so that a user can quote it and an operator find it in the log. */
function internalError(requestId: string): AppError {
  const details = { requestId };
  return new AppError('INTERNAL', because('internalError', details), { details });
}

export function handleUnknownCall(_request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = new AppError('NOT_FOUND', because('noSuchCall'));
  return reply.code(status).send(body);
}
