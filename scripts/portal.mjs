// npm run portal -- <command>: the operator's commands, see `npm run portal -- help`.
import { ensureServerBuilt } from './set-up/build.mjs';
import { runInForeground } from './set-up/child.mjs';
import { envFileArguments } from './set-up/env-file.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { PORTAL_CLI } from './set-up/paths.mjs';
import { runtimePath } from './set-up/runtime.mjs';
import { runCommand } from './set-up/step.mjs';

await runCommand(async () => {
  await ensureInstalled();
  await ensureServerBuilt();
  const args = [...envFileArguments(), PORTAL_CLI, ...process.argv.slice(2)];
  process.exitCode = await runInForeground(runtimePath(), args);
});
