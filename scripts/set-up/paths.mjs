import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository or of the installed package, independent of the folder in which a command was started. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} parts path below the repository */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** The built programs of the server. */
export const SERVER_MAIN = inRoot('server', 'dist', 'main.js');
export const PORTAL_CLI = inRoot('server', 'dist', 'portal.js');
export const WEB_FOLDER = inRoot('web');
export const VITE = inRoot('node_modules', 'vite', 'bin', 'vite.js');

/** The folder in which Node caches compiled modules, so that a start need not compile them again. */
export const COMPILE_CACHE = existsSync(inRoot('package-lock.json'))
  ? inRoot('node_modules', '.cache', 'node')
  : cacheOfUser(process.env);

/**
 * An installed package often belongs to another user. No folder that others can write to, because the files are run as
 * code; without a home folder there is no cache.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function cacheOfUser({ XDG_CACHE_HOME, LOCALAPPDATA, HOME }) {
  const folder = XDG_CACHE_HOME || LOCALAPPDATA || (HOME && join(HOME, '.cache'));
  return folder ? join(folder, 'training-portal') : undefined;
}
