// npm run gallery: a picture of every screen in every state, with an index page (docs/testing.md#the-gallery).
import { ensurePortalBuilt } from './set-up/build.mjs';
import { runInForeground } from './set-up/child.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { inRoot } from './set-up/paths.mjs';
import { runtimePath } from './set-up/runtime.mjs';
import { Refusal, runCommand } from './set-up/step.mjs';
import { useMemoryFolder } from './test/memory-folder.mjs';
import { NEEDS, provision } from './test/provision.mjs';

await runCommand(async () => {
  await ensureInstalled();
  useMemoryFolder();
  await provision([NEEDS.chromium]);
  const chromium = NEEDS.chromium.find();
  if (!chromium) throw new Refusal('There is no Chromium; CHROMIUM_PATH names one.');
  await ensurePortalBuilt();
  const args = [inRoot('e2e', 'src', 'gallery', 'main.ts'), ...process.argv.slice(2)];
  process.exitCode = await runInForeground(runtimePath(), args, {
    env: { CHROMIUM_PATH: chromium },
  });
});
