import { Worker } from 'node:worker_threads';
import { brokenVideo, judgeVideo, type ProbedVideo, unknownContainer } from './judge-video.ts';
import type { Examination } from './probe-video-worker.ts';

export type { ProbedVideo } from './judge-video.ts';

/**
 * What the file at `path` is, by its content.
 * @throws UnsupportedMediaError with a sentence for people
 */
export type VideoProbe = (path: string) => Promise<ProbedVideo>;

export interface VideoProberOptions {
  /** A file that takes longer to examine counts as damaged. */
  timeoutMs?: number;
  /** The thread's program; tests put a hanging or greedy one in its place. */
  worker?: URL;
}

/** Of the examining thread; a file that needs more counts as damaged. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/**
 * Examines uploads one after another in a thread of their own, which can be stopped: a file made to keep a parser
 * busy or to fill the memory costs its sender the upload and nobody anything else.
 */
export class VideoProber {
  readonly #timeoutMs: number;
  readonly #program: URL;
  #worker: Worker | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: VideoProberOptions = {}) {
    this.#timeoutMs = options.timeoutMs ?? 10_000;
    this.#program = options.worker ?? new URL('./probe-video-worker.ts', import.meta.url);
  }

  readonly probe: VideoProbe = async (path) => {
    const examination = await this.#inTurn(() => this.#examine(path));
    if ('failure' in examination) throw new Error(examination.failure);
    if (examination.facts === null) throw unknownContainer();
    return judgeVideo(examination.facts);
  };

  /** Ends the thread; a probe under way fails. The next one would start a new thread. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task);
    this.#queue = turn.catch(() => undefined); // its own caller hears of it
    return turn;
  }

  #examine(path: string): Promise<Examination> {
    const worker = this.#running();
    const { promise, resolve, reject } = Promise.withResolvers<Examination>();
    const giveUp = () => {
      reject(brokenVideo());
      this.#forget(worker); // at once: the next in turn must not meet the dying thread
      void worker.terminate();
    };
    const onError = (error: unknown) => (isOutOfMemory(error) ? giveUp() : reject(error));
    const onExit = () => reject(new Error('The examination of a video was stopped.'));
    const timer = setTimeout(giveUp, this.#timeoutMs);
    worker.ref(); // keeps the process alive while someone waits, and not longer
    worker.once('message', resolve).once('error', onError).once('exit', onExit);
    worker.postMessage(path);
    return promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', onError).off('exit', onExit);
      worker.unref();
    });
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(this.#program, { resourceLimits: MEMORY_LIMITS });
    worker.on('error', () => this.#forget(worker));
    worker.once('exit', () => this.#forget(worker));
    this.#worker = worker;
    return worker;
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
