/** The program of a pool's thread: runs one job after the other. */
import { parentPort } from 'node:worker_threads';

export interface JobMessage {
  /** Address of the module that exports the function `name`. */
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
}

/** The return value of the function, or the message of its error. */
export type JobResult = { readonly output: unknown } | { readonly failure: string };

parentPort?.on('message', async (message: JobMessage) => {
  parentPort?.postMessage(await perform(message));
});

async function perform({ module, name, input }: JobMessage): Promise<JobResult> {
  try {
    const exported: Record<string, (input: unknown) => unknown> = await import(module);
    const work = exported[name];
    if (work === undefined) throw new Error(`${module} exports no function ${name}`);
    return { output: await work(input) };
  } catch (error) {
    return { failure: String(error) };
  }
}
