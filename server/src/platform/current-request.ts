import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code works for; a Fastify request fits. */
export interface CurrentRequest {
  readonly id: string;
  /** The client's address as TRUST_PROXY lets it be known, in the form in which it came; undefined if not known. */
  readonly ip: string | undefined;
}

const storage = new AsyncLocalStorage<CurrentRequest | undefined>();

/** Runs work, with everything that it starts, as part of the request. */
export function withRequest<T>(request: CurrentRequest, work: () => T): T {
  return storage.run(request, work);
}

/** Runs work that goes on after the request which happened to start it, such as a timer shared by all. */
export function outsideRequests<T>(work: () => T): T {
  return storage.run(undefined, work);
}

export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}
