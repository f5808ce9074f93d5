import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

export interface MeasuredServer {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly pid: number;
  /** Further headers, asked for before each measurement: an ETag that was current an hour ago shows nothing. */
  readonly currentHeaders?: () => Promise<Record<string, string>>;
  /** The next request, if they differ from each other. */
  readonly nextRequest?: () => VaryingRequest;
  /** Connections at the same time. */
  readonly connections?: number;
}

export interface VaryingRequest {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Sample {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /**
   * Microseconds of CPU time of the server alone, which other load of the machine does not change. NaN outside Linux.
   */
  readonly cpuMicros: number;
}

export interface CountedSample extends Sample {
  readonly requests: number;
}

/** One figure of each sample. */
export const valuesOf = (samples: readonly Sample[], of: keyof Sample) => samples.map((s) => s[of]);

const CONNECTIONS = 32;
/** The value of Linux on every platform that Node runs on. */
const CLOCK_TICKS_PER_SECOND = 100;

/** Requests the page as fast as it is answered for this number of seconds. Throws if any answer is neither 2xx nor 304. */
export async function measure(server: MeasuredServer, seconds: number): Promise<CountedSample> {
  const headers = { ...server.headers, ...(await server.currentHeaders?.()) };
  const { nextRequest } = server;
  const before = await cpuMicrosOf(server.pid);
  const { requests, latency, non2xx, errors, ...rest } = await autocannon({
    url: server.url,
    headers,
    connections: server.connections ?? CONNECTIONS,
    duration: seconds,
    ...(nextRequest === undefined
      ? {}
      : {
          requests: [
            { setupRequest: (request: autocannon.Request) => ({ ...request, ...nextRequest() }) },
          ],
        }),
  });
  const refused = non2xx - rest['3xx'];
  if (refused + errors > 0) throw new Error(`${server.url}: ${refused} refused, ${errors} failed`);
  const spent = (await cpuMicrosOf(server.pid)) - before;
  const { average: perSecond, total } = requests;
  return { perSecond, p99: latency.p99, cpuMicros: spent / total, requests: total };
}

/** The CPU time that the process has used until now, in microseconds. NaN outside Linux. */
export async function cpuMicrosOf(pid: number): Promise<number> {
  if (process.platform !== 'linux') return Number.NaN;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets and may hold blanks; user and system time are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks / CLOCK_TICKS_PER_SECOND) * 1_000_000;
}

/** The memory of the process, in KiB. Linux only. */
export async function residentKib(pid: number): Promise<number> {
  return (await memoryKib(pid)).resident;
}

/** The memory of the process with and without mapped files, whose pages the system can drop; in KiB. Linux only. */
export async function memoryKib(pid: number): Promise<{ resident: number; anonymous: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]);
  return { resident: of('VmRSS'), anonymous: of('RssAnon') };
}
