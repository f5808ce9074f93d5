// npm run test:unit: the quick tests, the server's on SQLite. Arguments go to vitest.
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
