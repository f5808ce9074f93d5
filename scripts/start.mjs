// npm start: installs, builds and starts the portal from a fresh clone, on any Node from 20 on.
import { ensurePortalBuilt } from './set-up/build.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { serve } from './set-up/serve.mjs';
import { runCommand } from './set-up/step.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensurePortalBuilt();
  await serve({ readsEnvFile: true });
});
