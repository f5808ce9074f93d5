/** Requests ranges of a file over raw sockets: a client that made objects of a gigabyte a second would be the limit. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { quantile } from '../figures.ts';
import { cpuMicrosOf, type Sample } from '../measure.ts';

export interface RangeServer {
  /** Links of the portal are valid for some minutes, so each measurement asks for one. */
  readonly nextUrl: () => Promise<string>;
  /** The processes that answer. */
  readonly pids: readonly number[];
}

export interface RangeLoad {
  readonly clients: number;
  readonly rangeBytes: number;
  /** The size of the whole file. */
  readonly fileBytes: number;
}

const HEAD_END = '\r\n\r\n';

/** Each client requests one range after the other, from different places of the file. */
export async function measureRanges(
  { nextUrl, pids }: RangeServer,
  load: RangeLoad,
  seconds: number,
): Promise<Sample> {
  const url = new URL(await nextUrl());
  const before = await cpuMicrosOfAll(pids);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  const times: number[] = [];
  const clients = Array.from({ length: load.clients }, (_, index) =>
    requestUntil(until, { url, first: index, load, times }),
  );
  await Promise.all(clients);
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  return {
    perSecond: times.length / tookSeconds,
    p99: quantile(times, 0.99),
    cpuMicros: ((await cpuMicrosOfAll(pids)) - before) / times.length,
  };
}

async function cpuMicrosOfAll(pids: readonly number[]): Promise<number> {
  const all = await Promise.all(pids.map(cpuMicrosOf));
  return all.reduce((sum, micros) => sum + micros, 0);
}

interface Client {
  readonly url: URL;
  /** The number of its first range. */
  readonly first: number;
  readonly load: RangeLoad;
  /** Milliseconds of each answer. */
  readonly times: number[];
}

async function requestUntil(until: number, { url, first, load, times }: Client): Promise<void> {
  const { rangeBytes, fileBytes } = load;
  const places = Math.floor(fileBytes / rangeBytes);
  const answers = new AnswerCounter(rangeBytes);
  const socket = connect({
    host: url.hostname,
    port: Number(url.port),
    // One buffer for all that is read, because nothing of it is kept.
    onread: {
      buffer: Buffer.alloc(256 * 1024),
      callback: (count, buffer) => answers.read(buffer, count),
    },
  });
  socket.on('close', () => answers.fail(new Error(`${url.origin} closed a connection`)));
  await once(socket, 'connect');
  try {
    for (let number = first; performance.now() < until; number += load.clients) {
      const start = (number % places) * rangeBytes;
      const answer = answers.next();
      const sentAt = performance.now();
      socket.write(
        `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\nrange: bytes=${start}-${start + rangeBytes - 1}${HEAD_END}`,
      );
      await answer;
      times.push(performance.now() - sentAt);
    }
  } finally {
    socket.destroy();
  }
}

/** Counts the bytes of one answer after the other, which all have the same length. */
class AnswerCounter {
  readonly #rangeBytes: number;
  #head = '';
  #bytesLeft = 0;
  #answer = Promise.withResolvers<void>();

  constructor(rangeBytes: number) {
    this.#rangeBytes = rangeBytes;
    // A connection may close before the first request.
    this.#answer.promise.catch(() => undefined);
  }

  /** Resolves when the next answer is complete. */
  next(): Promise<void> {
    this.#head = '';
    this.#bytesLeft = this.#rangeBytes;
    this.#answer = Promise.withResolvers();
    return this.#answer.promise;
  }

  fail(error: Error): void {
    this.#answer.reject(error);
  }

  /** Returns true, so that the socket goes on reading. */
  read(buffer: Uint8Array, count: number): boolean {
    this.#bytesLeft -= this.#head.endsWith(HEAD_END) ? count : this.#readHead(buffer, count);
    if (this.#bytesLeft === 0) this.#answer.resolve();
    return true;
  }

  /** Returns the number of bytes after the head. */
  #readHead(buffer: Uint8Array, count: number): number {
    const text = this.#head + Buffer.from(buffer.subarray(0, count)).toString('latin1');
    const end = text.indexOf(HEAD_END);
    if (end < 0) {
      this.#head = text;
      return 0;
    }
    this.#head = text.slice(0, end + HEAD_END.length);
    if (!this.#head.startsWith('HTTP/1.1 206')) this.fail(new Error(this.#head));
    return text.length - this.#head.length;
  }
}
