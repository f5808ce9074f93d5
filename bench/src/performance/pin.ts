/** Pins processes to cores by `taskset` of Linux, so that a server and its load do not share one. */
import { execFileSync } from 'node:child_process';

export interface Cores {
  readonly server: string;
  readonly load: string;
  readonly all: string;
}

/** Null with one core, or without `taskset`. */
export function chooseCores(): Cores | null {
  if (process.platform !== 'linux') return null;
  try {
    const answer = taskset('-c', '-p', String(process.pid));
    return splitCores(answer.slice(answer.lastIndexOf(':') + 1));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Pins all threads of the process. */
export function pin(pid: number, cores: string): void {
  taskset('-a', '-c', '-p', cores, String(pid));
}

/** The first core of a list such as `0-2,6` is the server's, the others are for the load. */
export function splitCores(list: string): Cores | null {
  const numbers = list
    .trim()
    .split(',')
    .flatMap((part) => {
      const [first = Number.NaN, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });
  const [server, ...load] = numbers;
  if (server === undefined || load.length === 0) return null;
  return { server: String(server), load: load.join(','), all: numbers.join(',') };
}

const taskset = (...args: string[]) => execFileSync('taskset', args, { encoding: 'utf8' });

const isMissing = (error: unknown) =>
  error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';
