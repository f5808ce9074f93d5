import { AsyncLocalStorage } from 'node:async_hooks';

/** The request for which the current code runs; compatible with a Fastify request. */
export interface CurrentRequest {
  readonly id: string;
  /** The client's address, determined by TRUST_PROXY; undefined if it is not known. */
  readonly ip: string | undefined;
  /** The logged-in user; missing before the session was read. */
  readonly identity?: { readonly userId: number } | null;
}

const storage = new AsyncLocalStorage<CurrentRequest | undefined>();

/** Runs work, and everything that it starts, as part of the request. */
export function withRequest<T>(request: CurrentRequest, work: () => T): T {
  return storage.run(request, work);
}

/** Runs work that lasts longer than the request that started it, such as a timer that all requests share. */
export function outsideRequests<T>(work: () => T): T {
  return storage.run(undefined, work);
}

export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}
