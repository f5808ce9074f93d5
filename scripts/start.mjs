// npm start: installs, builds and starts the portal from a fresh clone, on any Node from 20 on.
import { ensureInstalled } from './set-up/install.mjs';
import { serve } from './set-up/serve.mjs';
import { runCommand } from './set-up/step.mjs';
import { ensureWebBuilt } from './set-up/web-build.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  await serve({ readsEnvFile: true });
});
