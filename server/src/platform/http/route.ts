/**
 * A route is a call of the contract with the server's half: what to load, who may, what to do.
 * The kernel validates before and serialises after, so that a handler is only its own steps.
 */
import type { Call, CallArguments, CallResponse } from '@portal/contract/call';
import type { ErrorCode } from '@portal/contract/errors';
import type { Role } from '@portal/contract/fields';
import type { StagedFile } from '../media/media-store.ts';
import type { SharedAnswer } from './shared-answer.ts';
import type { StreamedList } from './streamed-list.ts';

/** Who is calling, as the session says; nothing of it comes from the request. */
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
  /** The client's address, as far as TRUST_PROXY lets it be known; of IPv6 its /64. */
  readonly address: string;
  setHeader(name: string, value: string | number): void;
}

export interface Route {
  readonly call: Call;
  readonly load: ((input: RouteInput<Call>) => Promise<unknown>) | undefined;
  readonly may: (user: Identity | null, thing: unknown) => Verdict;
  readonly run: (input: RouteInput<Call>, thing: unknown, file: unknown) => Promise<unknown>;
}

type Result<C extends Call> =
  | CallResponse<C>
  | SharedAnswer<CallResponse<C>>
  | Streamed<CallResponse<C>>;
type Streamed<Response> = Response extends readonly (infer Item)[] ? StreamedList<Item> : never;

interface Definition<C extends Call, T> {
  /** Brings what the policy decides on; a missing thing is a 404 thrown here. */
  readonly load?: (input: RouteInput<C>) => Promise<T>;
  /** The policy. There is no default: a route that forgets it does not compile, nor start. */
  readonly may: (user: IdentityOf<C>, thing: T) => Verdict;
  readonly run: (input: RouteInput<C>, thing: T, file: FileOf<C>) => Promise<Result<C>> | Result<C>;
}

export function route<const C extends Call, T = undefined>(
  call: C,
  definition: Definition<C, T>,
): Route {
  // Erased here once: the kernel goes through routes of every shape, and has validated each input.
  return { load: undefined, ...definition, call } as unknown as Route;
}

/** The policy of calls for which the contract's `access` says all there is to say. */
export const accessIsEnough = (): Verdict => true;
