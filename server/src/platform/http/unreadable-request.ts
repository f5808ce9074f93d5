/** Answers errors before there is a request to route, in the form of the contract. */

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { STATUS_BY_CODE } from '@portal/contract/errors';
import { because } from '@portal/contract/reasons';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { AppError } from './app-error.ts';
import { handleError } from './error-handler.ts';
import type { OpenRequest } from './open-requests.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Options = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>;

/** The statuses of Node's error codes that are distinguished. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: STATUS_BY_CODE.REQUEST_TIMEOUT,
  HPE_HEADER_OVERFLOW: 431,
};

const UNREADABLE = new AppError('INVALID_INPUT', because('unreadableRequest'));
/** Why a request is refused while it is open. */
const REFUSALS = {
  REQUEST_TIMEOUT: new AppError('REQUEST_TIMEOUT', because('requestTooSlow')),
  UNAVAILABLE: new AppError('UNAVAILABLE', because('portalRestarts')),
} as const;

interface UnreadableAnswers extends Options {
  /** Answers a request in the place of its handler, if it has no answer yet, and ends the connection. */
  refuseOpen(open: OpenRequest, code: keyof typeof REFUSALS): void;
}

/** The answer to a request that Node could not read. */
function refusalOf(errorCode = '') {
  const status = STATUS_OF[errorCode] ?? 400;
  const isLate = status === STATUS_BY_CODE.REQUEST_TIMEOUT;
  return { status, error: isLate ? REFUSALS.REQUEST_TIMEOUT : UNREADABLE };
}

export function answerUnreadable(headersFor: SecurityHeaders): UnreadableAnswers {
  /** Writes the answer directly to the connection and ends its side of it. */
  function refuse(
    socket: Socket,
    { status, error }: { readonly status: number; readonly error: AppError },
    headers: Readonly<Record<string, string>> = {},
  ) {
    const body = JSON.stringify(error.body);
    const head = Object.entries({
      ...headersFor('/api/'),
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
  }

  return {
    /** An address that cannot be decoded, or has a part that is too long. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      // The body of such a request is not monitored: its connection ends with the answer.
      reply
        .headers({ ...headersFor(request.raw.url ?? '/'), connection: 'close' })
        .header('x-request-id', request.id);
      handleError(error, request, reply);
    },

    /** Data that is not HTTP, or headers that are too large or too slow: the connection ends with the answer. */
    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else refuse(socket, refusalOf(error.code));
    },

    refuseOpen({ request: { socket }, response, requestId }, code) {
      // A response that waits for earlier ones on the same connection has no socket yet.
      if (response.headersSent || response.socket === null) {
        socket.destroy();
        return;
      }
      // The response itself is not sent; the access log reads its status.
      const error = REFUSALS[code];
      response.statusCode = error.status;
      refuse(socket, { status: response.statusCode, error }, { 'x-request-id': requestId });
      // `end` alone would keep the connection open for the rest of the body.
      socket.destroySoon();
    },
  };
}
