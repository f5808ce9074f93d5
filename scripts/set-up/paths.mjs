import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, wherever a command was started from. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} parts path below the repository */
export const inRoot = (...parts) => join(ROOT, ...parts);

export const SERVER_MAIN = inRoot('server', 'src', 'main.ts');
export const PORTAL_CLI = inRoot('server', 'src', 'cli', 'portal.ts');
export const WEB_FOLDER = inRoot('web');
/** Where Node keeps compiled modules: a start reads them back instead of compiling anew. */
export const COMPILE_CACHE = inRoot('node_modules', '.cache', 'node');
export const VITE = inRoot('node_modules', 'vite', 'bin', 'vite.js');
