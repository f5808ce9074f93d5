import type { Call, CallBody, CallQuery } from '@portal/contract/call';

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<`/${Tail}`>
    : Rest
  : never;

type Params<C extends Call> = [ParamNames<C['path']>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<ParamNames<C['path']>, string | number>> };

type Query<C extends Call> = [CallQuery<C>] extends [undefined]
  ? { query?: undefined }
  : { query?: { readonly [K in keyof CallQuery<C>]?: string | number | null | undefined } };

type Body<C extends Call> = [CallBody<C>] extends [undefined]
  ? { body?: undefined }
  : { body: CallBody<C> };

/** The parameters and query of a call: together with the call, the cache key of its answer. */
export type CallTarget<C extends Call> = Params<C> & Query<C>;

export type CallRequest<C extends Call> = CallTarget<C> &
  Body<C> & {
    signal?: AbortSignal | undefined;
    /** The request continues when the page is left; its body may then have at most 64 kB. */
    keepalive?: boolean | undefined;
    /** The call has the same effect when it is sent twice; reading calls always do. */
    isRepeatable?: boolean | undefined;
  };

/** The request can be omitted if nothing in it is required. */
export type OptionalArgument<T> = Record<never, never> extends T ? [request?: T] : [request: T];
