// npm run portal -- <command>: the operator's commands, see `npm run portal -- help`.
import { ensurePortalBuilt, ensureServerBuilt } from './set-up/build.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { runPortal } from './set-up/run-portal.mjs';
import { runCommand } from './set-up/step.mjs';

const [command = 'help', ...args] = process.argv.slice(2);

await runCommand(async () => {
  await ensureInstalled();
  await (command === 'start' ? ensurePortalBuilt() : ensureServerBuilt());
  await runPortal([command, ...args]);
});
