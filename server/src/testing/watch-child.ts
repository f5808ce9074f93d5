import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

type ChildWithOutput = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable };

export interface Watched<Child> {
  readonly child: Child;
  /** Resolves with the exit code; null if a signal has ended the process. */
  readonly ended: Promise<number | null>;
  said(): string;
  /** Resolves when the process has printed the text on stdout. Rejects if it ends first. */
  until(text: string): Promise<void>;
}

/** Collects what a process prints, on both streams. */
export function watchChild<Child extends ChildWithOutput>(child: Child): Watched<Child> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, said: () => output, until };

  async function until(text: string): Promise<void> {
    while (!output.includes(text)) {
      const event = await Promise.race([once(child.stdout, 'data'), ended]);
      if (!Array.isArray(event)) throw new Error(`It has ended with ${event}.\n${output}`);
    }
  }
}
