// npm run demo: the portal with companies, modules and trainees to look at.
import { ensurePortalBuilt } from './set-up/build.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { runDemo } from './set-up/run-demo.mjs';
import { runCommand } from './set-up/step.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensurePortalBuilt();
  await runDemo();
});
