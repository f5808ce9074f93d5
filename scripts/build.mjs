// npm run build: the server and the web app, each built if its sources changed.
import { ensurePortalBuilt } from './set-up/build.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { runCommand } from './set-up/step.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensurePortalBuilt();
});
