/** The type of a call. Validation, serialisation, the web client, OpenAPI and the access tests are derived from it. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { NeededReach } from './reach.ts';

/** The role that a call requires; finer rights are the server's policies. */
export type Access = 'public' | 'signed-in' | 'trainee' | 'admin';

/**
 * The data that a call for trainees or for all users concerns.
 * - `own`: the caller's own data, found by the session. The id of another user is answered like a missing one.
 * - `everyone`: data that each user may see, of any company.
 *
 * Without a scope such a call concerns data of a company, and the server must have a policy for it.
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
  /** Parses the value of the header. */
  readonly value: z.ZodMiniType;
  /** False where the header can be absent: its value is then null. */
  readonly required: boolean;
}

export interface Call extends Partial<NeededReach> {
  /** Unique over all calls. */
  readonly name: string;
  readonly method: Method;
  /** Below `/api`, with parameters written as `:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly scope?: Scope;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /**
   * A JSON body, or the text fields of a multipart body if `file` is set. Every text, list and record in it has a
   * maximum size, from which the server derives the maximum size of the body.
   */
  readonly body?: z.ZodMiniType;
  readonly file?: FilePart;
  /** A GET that stores something, such as what was read: it is refused to an admin who views as another one. */
  readonly stores?: boolean;
  /** A public call whose answer has more for a caller who is logged in. */
  readonly knowsCaller?: boolean;
  /** The type of an answer that is a file: the handler returns its bytes, and `response` says nothing. */
  readonly sends?: string;
  /** Called repeatedly: the answer has an ETag, and a client that has the current answer gets a 304. */
  readonly revalidates?: boolean;
  readonly status: 200 | 201;
  readonly response: z.ZodMiniType;
  /** The headers of the answer besides `response`, by the name under which server and client hold the value. */
  readonly headers?: Readonly<Record<string, ResponseHeader>>;
  /** Error codes besides those that follow from access and input. */
  readonly errors: readonly ErrorCode[];
}

type CallInput = Omit<Call, 'access' | 'status' | 'errors' | keyof NeededReach> & {
  readonly status?: 200 | 201;
  readonly errors?: readonly ErrorCode[];
} & (({ readonly access: 'admin' } & NeededReach) | { readonly access: Exclude<Access, 'admin'> });

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

/** The arguments of a handler, after validation. */
export interface CallArguments<C> {
  readonly params: OutputOf<SchemaOf<C, 'params'>>;
  readonly query: OutputOf<SchemaOf<C, 'query'>>;
  readonly body: OutputOf<SchemaOf<C, 'body'>>;
}

/** The body that a client sends. */
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
