/** Loaded by a measured process before its program: writes at each signal how long its event loop was held since the last. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;

const file = process.env['LOOP_DELAY_FILE'];
if (file === undefined) throw new Error('LOOP_DELAY_FILE is missing');
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();
process.on('SIGUSR2', () => {
  const ms = histogram.percentile(99.9) / 1e6 - RESOLUTION_MS;
  histogram.reset();
  writeFileSync(file, `${Math.max(0, ms)}\n`);
});
