import { runInForeground } from './child.mjs';
import { PORTAL_CLI } from './paths.mjs';
import { runPortal } from './run-portal.mjs';
import { runtimePath } from './runtime.mjs';
import { Refusal } from './step.mjs';

/**
 * Fills a folder with the data of the demo, unless it has them already, and starts the portal on it. The file `.env` for
 * a real installation is not read: it must not connect the demo to its database.
 */
export async function runDemo() {
  process.env['DATA_DIR'] ||= 'demo-data';
  // In a process of its own, whose simulated clock ends with it.
  const code = await runInForeground(runtimePath(), [PORTAL_CLI, 'demo'], { cwd: process.cwd() });
  if (code !== 0) throw new Refusal('The demo data could not be created; nothing was started.');
  await runPortal(['start'], { readsEnvFile: false });
}
