// npm run demo: the portal with companies, modules and trainees to look at.
import { ensurePortalBuilt } from './set-up/build.mjs';
import { runInForeground } from './set-up/child.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { inRoot, PORTAL_CLI } from './set-up/paths.mjs';
import { runtimePath } from './set-up/runtime.mjs';
import { serve } from './set-up/serve.mjs';
import { Refusal, runCommand } from './set-up/step.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensurePortalBuilt();
  process.env['DATA_DIR'] ??= inRoot('demo-data');
  const code = await runInForeground(runtimePath(), [PORTAL_CLI, 'demo']);
  if (code !== 0) throw new Refusal('The demo data could not be created; nothing was started.');
  // An `.env` file for a real installation must not connect the demo to its database.
  await serve({ readsEnvFile: false });
});
