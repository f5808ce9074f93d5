/**
 * A route is a call of the contract with the server's half: what to load, who may, what to do.
 * The kernel validates before and serialises after, so that a handler is only its own steps.
 */
import type { Call, CallArguments, CallHeaders, CallResponse, Scope } from '@portal/contract/call';
import type { ErrorCode } from '@portal/contract/errors';
import type { Role } from '@portal/contract/fields';
import type { StagedFile } from '../media/media-store.ts';
import type { SharedAnswer } from './shared-answer.ts';
import type { StreamedList } from './streamed-list.ts';

/** The caller, as the session says; nothing of it comes from the request. */
export interface Identity {
  readonly userId: number;
  readonly sessionId: number;
  readonly role: Role;
  readonly companyId: number | null;
  readonly name: string;
}

type IdentityOf<C extends Call> = C['access'] extends 'public' ? null : Identity;

export type Verdict = true | false | Denial;

interface Denial {
  readonly code: ErrorCode;
  readonly message: string;
  /** A word for the log; a denial that is answered as NOT_FOUND is logged only with one. */
  readonly reason?: string;
}

type FileOf<C extends Call> = C extends { readonly file: { readonly required: true } }
  ? StagedFile
  : C extends { readonly file: object }
    ? StagedFile | null
    : undefined;

export interface RouteInput<C extends Call> extends CallArguments<C> {
  readonly user: IdentityOf<C>;
  /** The staged file; null where the part is optional and absent. */
  readonly file: FileOf<C>;
  /** The client's address, as far as TRUST_PROXY lets it be known; of IPv6 its /64. */
  readonly address: string;
}

export interface Route {
  readonly call: Call;
  readonly load: ((input: RouteInput<Call>) => Promise<unknown>) | undefined;
  readonly may: ((user: Identity | null, thing: unknown) => Verdict) | undefined;
  readonly run: (input: RouteInput<Call>, thing: unknown) => Promise<unknown>;
}

type Body<Response> = Response | SharedAnswer<Response> | Streamed<Response>;
type Streamed<Response> = Response extends readonly (infer Item)[] ? StreamedList<Item> : never;

/** What `run` returns for a call that declares response headers. */
export interface WithHeaders<Body, Headers> {
  readonly body: Body;
  readonly headers: Headers;
}

type Result<C extends Call> = C extends { readonly headers: object }
  ? WithHeaders<Body<CallResponse<C>>, CallHeaders<C>>
  : Body<CallResponse<C>>;

/** What a policy can use: of a call with a file only the address, because it decides before the rest is received. */
type AdmissionInput<C extends Call> = C extends { readonly file: object }
  ? Omit<RouteInput<C>, 'body' | 'file'>
  : RouteInput<C>;

interface Definition<C extends Call, T> {
  /** The policy, a pure function. */
  readonly may?: (user: IdentityOf<C>, thing: T) => Verdict;
  readonly run: (input: RouteInput<C>, thing: T) => Promise<Result<C>> | Result<C>;
}

interface Loading<C extends Call, T> {
  /** Finds the thing that the call names; throws NOT_FOUND if it does not exist. */
  readonly load: (input: AdmissionInput<C>) => Promise<T>;
}

type RequiredPolicy<C extends Call> = C extends
  | { readonly access: 'public' | 'admin' }
  | { readonly scope: Scope }
  ? unknown
  : { readonly may: object };

/**
 * Binds a call to its implementation. Without `load`, the policy decides on the input. A call that needs a policy does
 * not compile without one.
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
  // Erased here once: the kernel goes through routes of every shape, and has validated each input.
  return { load: undefined, may: undefined, ...definition, call } as Route;
}

/** Whether a call is about something of a company, so that its access does not decide alone. */
export function needsPolicy({ access, scope }: Call): boolean {
  return access !== 'public' && access !== 'admin' && scope === undefined;
}
