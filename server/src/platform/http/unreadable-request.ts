/** What the framework answers before there is a request to route, in the contract's form like all else. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@portal/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { handleError } from './error-handler.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Options = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>;

/** Node's codes for what is worth telling apart. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const UNREADABLE: ErrorBody = {
  message: 'The request could not be read.',
  code: 'INVALID_INPUT',
};

export function answerUnreadable(headersFor: SecurityHeaders): Options {
  return {
    /** An address that cannot be decoded, or a part of it too long for anything here. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      reply.headers(headersFor(request.raw.url ?? '/')).header('x-request-id', request.id);
      handleError(error, request, reply);
    },

    /** No HTTP at all, headers too large or too slow: the connection ends with the answer. */
    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const status = STATUS_OF[error.code ?? ''] ?? 400;
      const body = JSON.stringify(UNREADABLE);
      const head = Object.entries({
        ...headersFor('/api/'),
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`);
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`,
      );
    },
  };
}
