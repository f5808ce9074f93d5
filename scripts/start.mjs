// npm start: installs, builds and starts the portal from a fresh clone, on any Node from 20 on.
import { ensurePortalBuilt } from './set-up/build.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { runPortal } from './set-up/run-portal.mjs';
import { runCommand } from './set-up/step.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensurePortalBuilt();
  await runPortal(['start', ...process.argv.slice(2)]);
});
