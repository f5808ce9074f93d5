// npm run build: the web app, built if its sources changed.
import { ensureInstalled } from './set-up/install.mjs';
import { runCommand } from './set-up/step.mjs';
import { ensureWebBuilt } from './set-up/web-build.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
});
