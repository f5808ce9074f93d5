import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The seed of every property test of this run. */
    seed: number;
  }
}

/** Chooses and prints the seed of a run: `SEED` if it is set, else a new one. */
export default function chooseSeed(project: TestProject): void {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  if (!Number.isInteger(seed)) throw new Error('SEED must be an integer');
  process.stdout.write(`Random tests: SEED=${seed}\n`);
  project.provide('seed', seed);
}
