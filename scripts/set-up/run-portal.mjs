import { realpathSync } from 'node:fs';
import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { runInForeground } from './child.mjs';
import { envFileArguments, loadEnvFile } from './env-file.mjs';
import { COMPILE_CACHE, PORTAL_CLI } from './paths.mjs';
import { runtimePath } from './runtime.mjs';

/**
 * Runs the portal's program in the current folder on the pinned runtime; its exit code becomes that of this process.
 * @param {readonly string[]} args a command with its arguments
 * @param {{ readsEnvFile?: boolean }} [options]
 */
export async function runPortal(args, { readsEnvFile = true } = {}) {
  const runtime = runtimePath();
  if (realpathSync(runtime) === realpathSync(process.execPath)) {
    // No second process is started. `npm start` comes here, because npm puts the pinned runtime first on the PATH.
    if (readsEnvFile) loadEnvFile();
    // Does nothing where the folder cannot be written.
    if (COMPILE_CACHE) module.enableCompileCache(COMPILE_CACHE);
    process.argv = [process.execPath, PORTAL_CLI, ...args];
    await import(pathToFileURL(PORTAL_CLI).href);
  } else {
    const options = readsEnvFile ? envFileArguments() : [];
    const cache = process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE;
    process.exitCode = await runInForeground(runtime, [...options, PORTAL_CLI, ...args], {
      cwd: process.cwd(),
      env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    });
  }
}
