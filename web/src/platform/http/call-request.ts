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

/** What names the thing a call asks for: together with the call, the key of its cached answer. */
export type CallTarget<C extends Call> = Params<C> & Query<C>;

export type CallRequest<C extends Call> = CallTarget<C> &
  Body<C> & {
    signal?: AbortSignal | undefined;
    /** The request outlives the page; its body may then have 64 kB at most. */
    keepalive?: boolean | undefined;
    /** A write that has the same effect when it is sent twice; reads always do. */
    isRepeatable?: boolean | undefined;
  };

/** The request may be left out where nothing in it is required. */
export type OptionalArgument<T> = Record<never, never> extends T ? [request?: T] : [request: T];
