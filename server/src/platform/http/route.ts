/**
 * A route is a call of the contract with its implementation on the server: load, policy, handler. The kernel validates
 * before and serialises after it.
 */
import type { Call, CallArguments, CallHeaders, CallResponse, Scope } from '@portal/contract/call';
import type { ErrorCode } from '@portal/contract/errors';
import type { Role } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import type { Refusal } from '@portal/contract/reasons';
import type { StagedFile } from '../media/media-store.ts';
import type { StreamedList } from './streamed-list.ts';

/** The caller according to the session; no field comes from the request. */
export interface Identity {
  readonly userId: number;
  readonly sessionId: number;
  readonly role: Role;
  readonly companyId: number | null;
  /** The trainee's current run; null for an admin. */
  readonly runId: number | null;
  readonly name: string;
  /** All that an admin sees and may do; empty for a trainee. */
  readonly reach: Reach;
}

type IdentityOf<C extends Call> = C extends { readonly knowsCaller: true }
  ? Identity | null
  : C['access'] extends 'public'
    ? null
    : Identity;

export type Verdict = true | false | Denial;

interface Denial {
  readonly code: ErrorCode;
  readonly refusal: Refusal;
  /** A word for the log. A denial that is answered as NOT_FOUND is logged only if it has one. */
  readonly logged?: string;
}

type FileOf<C extends Call> = C extends { readonly file: { readonly required: true } }
  ? StagedFile
  : C extends { readonly file: object }
    ? StagedFile | null
    : undefined;

export interface RouteInput<C extends Call> extends CallArguments<C> {
  readonly user: IdentityOf<C>;
  /** The staged file; null if the part is optional and absent. */
  readonly file: FileOf<C>;
  /** The client's address, determined by TRUST_PROXY; for IPv6 its /64. */
  readonly address: string;
  /** The header by which a browser names itself. */
  readonly userAgent: string | undefined;
  /** The header with the languages that the user of the browser reads. */
  readonly acceptLanguage: string | undefined;
}

export interface Route {
  readonly call: Call;
  readonly load: ((input: RouteInput<Call>) => Promise<unknown>) | undefined;
  readonly may: ((user: Identity | null, thing: unknown) => Verdict) | undefined;
  readonly run: (input: RouteInput<Call>, thing: unknown) => Promise<unknown>;
}

type Body<Response> = Response | Streamed<Response>;
type Streamed<Response> = Response extends readonly (infer Item)[] ? StreamedList<Item> : never;

/** The result of `run` for a call that declares response headers. */
export interface WithHeaders<Body, Headers> {
  readonly body: Body;
  readonly headers: Headers;
}

/** The result of `run` for a call whose answer is a file. */
export interface SentFile {
  readonly bytes: Uint8Array;
  /** In ASCII, without quotation marks. */
  readonly fileName: string;
  /** Seconds for which all caches may keep it; pages of all origins may read it then. Absent: neither. */
  readonly publicSeconds?: number;
}

type Result<C extends Call> = C extends { readonly sends: string }
  ? SentFile
  : C extends { readonly headers: object }
    ? WithHeaders<Body<CallResponse<C>>, CallHeaders<C>>
    : Body<CallResponse<C>>;

/**
 * The input of a policy. For a call with a file it is only the address, because the policy decides before the rest is
 * received.
 */
type AdmissionInput<C extends Call> = C extends { readonly file: object }
  ? Omit<RouteInput<C>, 'body' | 'file'>
  : RouteInput<C>;

interface Definition<C extends Call, T> {
  /** The policy, a pure function. */
  readonly may?: (user: IdentityOf<C>, thing: T) => Verdict;
  readonly run: (input: RouteInput<C>, thing: T) => Promise<Result<C>> | Result<C>;
}

interface Loading<C extends Call, T> {
  /** Finds the record that the call names. Throws NOT_FOUND if it does not exist. */
  readonly load: (input: AdmissionInput<C>) => Promise<T>;
}

type RequiredPolicy<C extends Call> = C extends
  | { readonly access: 'public' | 'admin' }
  | { readonly scope: Scope }
  ? unknown
  : { readonly may: object };

/**
 * Connects a call with its implementation. Without `load`, the policy decides on the input. A call that needs a policy
 * does not compile without one.
 */
export function route<const C extends Call, T>(
  call: C,
  definition: Loading<C, T> & Definition<C, T> & RequiredPolicy<C>,
): Route;
export function route<const C extends Call>(
  call: C,
  definition: Definition<C, AdmissionInput<C>> & RequiredPolicy<C> & { readonly load?: never },
): Route;
export function route(call: Call, definition: object): Route {
  // The types are erased only here: the kernel handles routes of all types, and has validated each input.
  return { load: undefined, may: undefined, ...definition, call } as Route;
}

/** Whether a call concerns data of a company, so that its access alone is not sufficient. */
export function needsPolicy({ access, scope }: Call): boolean {
  return access !== 'public' && access !== 'admin' && scope === undefined;
}
