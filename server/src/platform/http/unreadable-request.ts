/** Answers errors before there is a request to route, in the form of the contract. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, STATUS_BY_CODE } from '@portal/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { handleError } from './error-handler.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { ArrivingRequest } from './slow-bodies.ts';

type Options = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>;

/** The statuses of Node's error codes that are distinguished. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: STATUS_BY_CODE.REQUEST_TIMEOUT,
  HPE_HEADER_OVERFLOW: 431,
};

const UNREADABLE: ErrorBody = {
  message: 'The request could not be read.',
  code: 'INVALID_INPUT',
};
const TOO_SLOW: ErrorBody = {
  message: 'The request was sent too slowly. Please try again.',
  code: 'REQUEST_TIMEOUT',
};

interface UnreadableAnswers extends Options {
  /** Answers 408 to a request whose body arrives too slowly, and ends the connection. */
  refuseSlowBody(arriving: ArrivingRequest): void;
}

export function answerUnreadable(headersFor: SecurityHeaders): UnreadableAnswers {
  /** Writes the answer directly to the connection and ends its side of it. */
  function refuse(socket: Socket, status: number, headers: Readonly<Record<string, string>> = {}) {
    const body = JSON.stringify(status === STATUS_BY_CODE.REQUEST_TIMEOUT ? TOO_SLOW : UNREADABLE);
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
      else refuse(socket, STATUS_OF[error.code ?? ''] ?? 400);
    },

    refuseSlowBody({ request: { socket }, response, requestId }) {
      // The response itself is not sent; the access log reads its status.
      response.statusCode = STATUS_BY_CODE.REQUEST_TIMEOUT;
      refuse(socket, response.statusCode, { 'x-request-id': requestId });
      // `end` alone would keep the connection open for the rest of the body.
      socket.destroySoon();
    },
  };
}
