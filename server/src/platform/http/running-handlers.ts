import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The requests that are being handled. The server waits for open connections alone before it ends; a request whose
 * client has left needs the database and the media until its handler ends.
 */
export class RunningHandlers {
  #count = 0;
  #isAbandoned = false;
  #wake: (() => void) | undefined;

  /** Counts every handler that is registered from now on. */
  attachTo(app: FastifyInstance): void {
    const { follow } = this;
    app.addHook('onRoute', (route) => {
      const { handler } = route;
      route.handler = function counted(request, reply) {
        const answer: unknown = handler.call(this, request, reply);
        return answer instanceof Promise ? follow(answer) : answer;
      };
    });
  }

  /** Counts this work of a request until it is settled. */
  readonly follow = <T>(work: Promise<T>): Promise<T> => {
    this.#count += 1;
    work.then(this.#end, this.#end);
    return work;
  };

  /** Ends the waiting for those that still run. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#wake?.();
  }

  /** Resolves when none runs. */
  async ended(): Promise<void> {
    while (this.#count > 0 && !this.#isAbandoned) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      // After its admission a request begins its handler in the same turn.
      await nextTurn();
    }
  }

  readonly #end = () => {
    this.#count -= 1;
    if (this.#count === 0) this.#wake?.();
  };
}
