import { parseArgs } from 'node:util';
import type { Installation } from './copies.ts';

interface Options {
  readonly installation: Installation;
  /** For which each action is measured. */
  readonly seconds: number;
}

/** The options of a program that compares two copies of an installation. */
export function readOptions({ seconds }: { readonly seconds: number }): Options {
  const { values } = parseArgs({
    options: {
      trainees: { type: 'string', default: '5000' },
      seconds: { type: 'string', default: String(seconds) },
      seed: { type: 'string', default: '1' },
      data: { type: 'string' },
    },
  });
  const { trainees, seed, data } = values;
  return {
    installation: { trainees: Number(trainees), seed, data },
    seconds: Number(values.seconds),
  };
}
