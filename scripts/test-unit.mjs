// npm run test:unit: the fast tests, those of the server on SQLite. Arguments are passed to vitest.
import { runInForeground } from './set-up/child.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { inRoot } from './set-up/paths.mjs';
import { runtimePath } from './set-up/runtime.mjs';
import { runCommand } from './set-up/step.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--project', 'unit', ...process.argv.slice(2)];
  process.exitCode = await runInForeground(runtimePath(), args, {
    env: { TEST_ENGINE: 'sqlite' },
  });
});
