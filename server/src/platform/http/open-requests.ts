import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A proxy sends its request directly after it has connected. */
const FIRST_BYTES_MS = 500;
/** Rounds of the event loop; each accepts one connection. */
const ROUNDS_MAX = 1_000;
/** In a longer round more may have connected since it looked for connections. */
const SHORT_ROUND_MS = 0.2;

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
  #accepted = 0;
  #isLeaving = false;

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  attachTo(app: FastifyInstance): void {
    app.server.on('connection', (socket) => {
      this.#accepted += 1;
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
   * Stops listening without cutting off a request that a proxy has sent already, perhaps a POST, which it would not repeat
   * elsewhere. Then closes the connections without a first request, which browsers open in advance: Node does not count
   * them as idle, and would wait for them.
   */
  async stopListening(server: Server): Promise<void> {
    if (!server.listening) return;
    // The end of listening cuts off what is connected and not yet accepted. The present round may accept nothing more.
    await nextRound();
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const [before, began] = [this.#accepted, performance.now()];
      await nextRound();
      if (before === this.#accepted && performance.now() - began < SHORT_ROUND_MS) break;
    }
    // The method of HTTP servers would also close connections.
    Server.prototype.close.call(server);
    if (this.#unused().length === 0) return;
    await pause(FIRST_BYTES_MS);
    // Reads what arrived in that time, also if this process was too busy.
    await nextRound();
    for (const socket of this.#unused()) socket.destroy();
  }

  /** Ends the requests that are still open by `refuse`. */
  end(refuse: (request: OpenRequest) => void): void {
    for (const open of this.#open) refuse(open);
  }

  #unused(): Socket[] {
    return [...this.#connections].filter(({ bytesRead }) => bytesRead === 0);
  }

  #closed(open: OpenRequest): void {
    this.#open.delete(open);
    // The head of this answer may have been sent before, and have promised that the connection stays.
    if (this.#isLeaving) open.request.socket.destroySoon();
  }
}
