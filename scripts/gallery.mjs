// npm run gallery: a picture of every screen in every state, with an index page (docs/testing.md#the-gallery).
import { ensurePortalBuilt } from './set-up/build.mjs';
import { runInForeground, runQuietly } from './set-up/child.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { inRoot, VITE, WEB_FOLDER } from './set-up/paths.mjs';
import { runtimePath } from './set-up/runtime.mjs';
import { Refusal, runCommand, step } from './set-up/step.mjs';
import { useMemoryFolder } from './test/memory-folder.mjs';
import { NEEDS, provision } from './test/provision.mjs';

await runCommand(async () => {
  await ensureInstalled();
  useMemoryFolder();
  await provision([NEEDS.chromium]);
  const chromium = NEEDS.chromium.find();
  if (!chromium) throw new Refusal('There is no Chromium; CHROMIUM_PATH names one.');
  await ensurePortalBuilt();
  if (process.argv.includes('--pseudo'))
    await step('Building the accented web app', buildPseudoApp);
  const args = [inRoot('e2e', 'src', 'gallery', 'main.ts'), ...process.argv.slice(2)];
  process.exitCode = await runInForeground(runtimePath(), args, {
    env: { CHROMIUM_PATH: chromium },
  });
});

/** The web app with accented texts, in a folder of its own. */
async function buildPseudoApp() {
  const args = [VITE, 'build', '--config', 'vite.pseudo.config.ts'];
  const { code, output } = await runQuietly(runtimePath(), args, { cwd: WEB_FOLDER });
  if (code !== 0) throw new Refusal(output.trim());
}
