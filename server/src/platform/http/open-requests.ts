import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request that is not answered completely. */
export interface OpenRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
}

/**
 * The requests that are not answered completely, and the way in which connections end with the process. From `leave` on
 * each answer closes its connection and `/readyz` refuses, while new requests are still answered: proxies that keep
 * connections, and balancers that ask for the state, have turned to other processes when the server stops listening.
 */
export class OpenRequests {
  readonly #open = new Set<OpenRequest>();
  readonly #connections = new Set<Socket>();
  #isLeaving = false;

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  attachTo(app: FastifyInstance): void {
    app.server.on('connection', (socket) => {
      this.#connections.add(socket);
      socket.once('close', () => this.#connections.delete(socket));
    });
    app.addHook('onRequest', (request, reply, next) => {
      const { raw: response } = reply;
      const open = { request: request.raw, response, requestId: request.id };
      this.#open.add(open);
      response.once('close', () => this.#closed(open));
      if (this.#isLeaving) response.shouldKeepAlive = false;
      next();
    });
  }

  leave(): void {
    this.#isLeaving = true;
    for (const { response } of this.#open) response.shouldKeepAlive = false;
  }

  /**
   * Closes the connections without a first request, which browsers open in advance. Node does not count them as idle,
   * and would wait for them.
   */
  closeUnused(): void {
    for (const socket of this.#connections) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Ends the requests that are still open by `refuse`. */
  end(refuse: (request: OpenRequest) => void): void {
    for (const open of this.#open) refuse(open);
  }

  #closed(open: OpenRequest): void {
    this.#open.delete(open);
    // The head of this answer may have been sent before, and have promised that the connection stays.
    if (this.#isLeaving) open.request.socket.destroySoon();
  }
}
