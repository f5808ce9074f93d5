/** What a call is. Validation, serialisation, the web client, OpenAPI and the access tests all read this. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call at all; finer rights are the server's policies. */
export type Access = 'public' | 'signed-in' | 'trainee' | 'admin';

/**
 * Whose data a call for trainees or for all users is about.
 * - `own`: the caller's own, found by the session. An id that is not the caller's is answered like a missing one.
 * - `everyone`: what each user may see, whichever company it belongs to.
 *
 * A call of these without a scope is about something of a company, and the server must have a policy for it.
 */
export type Scope = 'own' | 'everyone';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file part of a multipart body: its field name and whether it must be there. */
export interface FilePart {
  readonly name: string;
  readonly kind: 'video' | 'image' | 'captions' | 'table';
  readonly required: boolean;
}

/** A response header that belongs to a call. */
export interface ResponseHeader {
  /** In lower case. */
  readonly name: string;
  /** Reads the value from the header's text. */
  readonly value: z.ZodMiniType;
  /** False where the header can be absent: its value is then null. */
  readonly required: boolean;
}

export interface Call {
  /** One word for people and tools: unique over all calls. */
  readonly name: string;
  readonly method: Method;
  /** Below `/api`, parameters written `:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly scope?: Scope;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /**
   * A JSON body, or the text fields where `file` makes it multipart. Every text, list and record in it
   * has a greatest size: the server derives from them how large a body may be.
   */
  readonly body?: z.ZodMiniType;
  readonly file?: FilePart;
  /** Asked again and again: the answer carries an ETag, and what the client has already is a 304. */
  readonly revalidates?: boolean;
  readonly status: 200 | 201;
  readonly response: z.ZodMiniType;
  /** The headers of the answer beside `response`, by the name under which server and client hold the value. */
  readonly headers?: Readonly<Record<string, ResponseHeader>>;
  /** Codes beyond those that access and input imply. */
  readonly errors: readonly ErrorCode[];
}

interface CallInput extends Omit<Call, 'status' | 'errors'> {
  readonly status?: 200 | 201;
  readonly errors?: readonly ErrorCode[];
}

type Declared<C extends CallInput> = Omit<C, 'status' | 'errors'> & Pick<Call, 'status' | 'errors'>;

/** Declares a call; `status` is 200 and `errors` empty unless given. */
export function call<const C extends CallInput>(declaration: C): Declared<C> {
  return { status: 200, errors: [], ...declaration };
}

type SchemaOf<C, K extends string> = C extends { readonly [P in K]: infer S extends z.ZodMiniType }
  ? S
  : never;
type OutputOf<S> = [S] extends [never] ? undefined : S extends z.ZodMiniType ? z.output<S> : never;
type InputOf<S> = [S] extends [never] ? undefined : S extends z.ZodMiniType ? z.input<S> : never;

/** What a handler receives, after validation. */
export interface CallArguments<C> {
  readonly params: OutputOf<SchemaOf<C, 'params'>>;
  readonly query: OutputOf<SchemaOf<C, 'query'>>;
  readonly body: OutputOf<SchemaOf<C, 'body'>>;
}

/** What a client sends. */
export type CallBody<C> = InputOf<SchemaOf<C, 'body'>>;
export type CallQuery<C> = InputOf<SchemaOf<C, 'query'>>;
export type CallResponse<C extends Call> = z.output<C['response']>;

type HeaderValue<H> = H extends ResponseHeader
  ? z.output<H['value']> | (H['required'] extends true ? never : null)
  : never;

/** The values of the response headers that a call declares. */
export type CallHeaders<C extends Call> = {
  readonly [Name in keyof C['headers']]: HeaderValue<C['headers'][Name]>;
};
