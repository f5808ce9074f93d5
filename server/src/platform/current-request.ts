import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code works for; a Fastify request fits. */
export interface CurrentRequest {
  readonly id: string;
  /** The client's address, as far as TRUST_PROXY lets it be known; undefined if it is not known. */
  readonly ip: string | undefined;
}

const storage = new AsyncLocalStorage<CurrentRequest | undefined>();

/** Runs work, with everything that it starts, as part of the request. */
export function withRequest<T>(request: CurrentRequest, work: () => T): T {
  return storage.run(request, work);
}

/** Runs work that outlives the request that started it, such as a timer that all requests share. */
export function outsideRequests<T>(work: () => T): T {
  return storage.run(undefined, work);
}

export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}
