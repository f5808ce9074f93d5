import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, independent of the folder in which a command was started. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} parts path below the repository */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** The built programs of the server. */
export const SERVER_MAIN = inRoot('server', 'dist', 'main.js');
export const PORTAL_CLI = inRoot('server', 'dist', 'portal.js');
export const WEB_FOLDER = inRoot('web');
/** The folder in which Node caches compiled modules, so that a start need not compile them again. */
export const COMPILE_CACHE = inRoot('node_modules', '.cache', 'node');
export const VITE = inRoot('node_modules', 'vite', 'bin', 'vite.js');
