/** What a call is. Validation, serialisation, the web client, OpenAPI and the access tests all read this. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call at all; finer rights are the server's policies. */
export type Access = 'public' | 'signed-in' | 'trainee' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file part of a multipart body: its field name and whether it must be there. */
export interface FilePart {
  readonly name: string;
  readonly kind: 'video' | 'image' | 'captions' | 'table';
  readonly required: boolean;
}

export interface Call {
  /** One word for people and tools: unique over all calls. */
  readonly name: string;
  readonly method: Method;
  /** Below `/api`, parameters written `:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
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
