import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { runInForeground } from './child.mjs';
import { envFileArguments, loadEnvFile } from './env-file.mjs';
import { COMPILE_CACHE, SERVER_MAIN } from './paths.mjs';
import { onPinnedRuntime, runtimePath } from './runtime.mjs';

/**
 * Runs the server on the pinned runtime until it ends; its exit code becomes that of this process.
 * @param {{ readsEnvFile: boolean }} options
 */
export async function serve({ readsEnvFile }) {
  if (onPinnedRuntime) {
    // No second process is started. This is the usual way, because npm puts the pinned runtime first on the PATH.
    if (readsEnvFile) loadEnvFile();
    module.enableCompileCache(COMPILE_CACHE);
    await import(pathToFileURL(SERVER_MAIN).href);
  } else {
    const args = readsEnvFile ? envFileArguments() : [];
    const env = { NODE_COMPILE_CACHE: COMPILE_CACHE };
    process.exitCode = await runInForeground(runtimePath(), [...args, SERVER_MAIN], { env });
  }
}
