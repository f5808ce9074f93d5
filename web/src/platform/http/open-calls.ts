/**
 * The calls under way, each with a time limit. When the live socket is open again after a gap, repeatable calls are
 * sent again at once, because their connections may be dead.
 */
import { createEmitter, createStore, type Observable } from '../state/store.ts';
import { isTimeout, NetworkError } from './api-error.ts';

/** The time limit of one attempt; afterwards the call fails with a {@link NetworkError}. */
export const CALL_TIMEOUT_MS = 15_000;
/** A call without an answer counts as slow after this time. */
const SLOW_MS = 5_000;
/**
 * Browsers keep up to six idle connections to an origin and offer no way to close them. For this time after one was
 * found dead, the first attempts end early, so that a call does not wait long on another dead one. Only while new
 * connections are answered promptly: repeating would multiply the load of a slow server.
 */
const DOUBT_MS = 20_000;
const DOUBTFUL_TIMEOUTS_MS = [2_000, 4_000] as const;

/** The abort reason of an attempt that is followed by another. */
const REPEAT = Symbol('repeat');

type SendOptions = {
  readonly signal: AbortSignal | undefined;
  /** Sending the call twice has the same effect as sending it once. */
  readonly isRepeatable: boolean;
};

export type OpenCalls = ReturnType<typeof createOpenCalls>;

export function createOpenCalls() {
  const attempts = new Set<AbortController>();
  const answers = createEmitter();
  const slowCalls = createEmitter();
  const refusedSince = createStore<number | null>(null);
  let doubtUntil = 0;

  /**
   * Sends the repeatable calls under way again. `wasDead`: other old connections are probably dead too, so attempts
   * that begin soon end early.
   */
  function repeat({ wasDead }: { readonly wasDead: boolean }): void {
    if (wasDead) doubtUntil = performance.now() + DOUBT_MS;
    for (const attempt of [...attempts]) attempt.abort(REPEAT);
  }

  /** The time limit of the attempt after `repeats` others, and its abort reason. */
  function limitOf(isRepeatable: boolean, repeats: number): { ms: number; reason: unknown } {
    const early = DOUBTFUL_TIMEOUTS_MS[repeats];
    if (isRepeatable && early !== undefined && performance.now() < doubtUntil)
      return { ms: early, reason: REPEAT };
    return { ms: CALL_TIMEOUT_MS, reason: new DOMException('No answer in time', 'TimeoutError') };
  }

  function begin({ signal, isRepeatable }: SendOptions, repeats: number) {
    const attempt = new AbortController();
    const { ms, reason } = limitOf(isRepeatable, repeats);
    const limit = setTimeout(() => attempt.abort(reason), ms);
    const slow = setTimeout(() => slowCalls.emit(), SLOW_MS);
    const abort = () => attempt.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    if (isRepeatable) attempts.add(attempt);
    return {
      signal: attempt.signal,
      end(): void {
        clearTimeout(limit);
        clearTimeout(slow);
        signal?.removeEventListener('abort', abort);
        attempts.delete(attempt);
      },
    };
  }

  /**
   * Sends a call and repeats it if necessary. Throws the signal's reason if the caller aborted, {@link NetworkError}
   * for any other failure.
   */
  async function send<T>(
    request: (signal: AbortSignal) => Promise<T>,
    options: SendOptions,
  ): Promise<T> {
    for (let repeats = 0; ; repeats += 1) {
      const attempt = begin(options, repeats);
      try {
        return await request(attempt.signal);
      } catch (error) {
        const failure = failureOf(error, attempt.signal, options.signal);
        if (failure !== REPEAT) throw failure;
      } finally {
        attempt.end();
      }
    }
  }

  return {
    send,
    /** To be called for each usable answer of the server. */
    answered(): void {
      refusedSince.set(null);
      answers.emit();
    },
    /** To be called for each answer of something else. */
    refused(): void {
      refusedSince.set(refusedSince.current() ?? performance.now());
    },
    /** The time of the page at which foreign answers began to come in place of the portal's; null while it is reached. */
    refusedSince: refusedSince as Observable<number | null>,
    onAnswered: answers.subscribe,
    /** Subscribes to calls that have had no answer for {@link SLOW_MS}. */
    onSlow: slowCalls.subscribe,
    repeat,
  };
}

/** Returns {@link REPEAT} if the attempt was aborted in order to be repeated. */
function failureOf(error: unknown, attempt: AbortSignal, caller: AbortSignal | undefined): unknown {
  if (caller?.aborted && !isTimeout(caller.reason)) return caller.reason;
  if (attempt.reason === REPEAT) return REPEAT;
  return new NetworkError(attempt.aborted ? attempt.reason : error);
}

export const openCalls = createOpenCalls();
