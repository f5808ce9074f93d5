import fc from 'fast-check';
import { inject } from 'vitest';

/** As in `randomRuns`, for the properties that set no number of inputs of their own. */
const factor = Number(process.env['RANDOM_RUNS'] ?? 1);

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: inject('seed'),
  numRuns: Math.ceil(100 * factor),
});
