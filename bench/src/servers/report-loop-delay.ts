/** Loaded by a measured process before its program: tells at each signal how long its event loop was held since the last. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { FILE_VARIABLE, SIGNAL } from './loop-delay.ts';

const RESOLUTION_MS = 1;

const file = process.env[FILE_VARIABLE];
if (file === undefined) throw new Error(`${FILE_VARIABLE} is missing`);
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();
process.on(SIGNAL, () => {
  const ms = histogram.percentile(99.9) / 1e6 - RESOLUTION_MS;
  histogram.reset();
  writeFileSync(file, `${Math.max(0, ms)}\n`);
});
