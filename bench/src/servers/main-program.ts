/** The programs of the portal that are measured, as `npm start` runs them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerBuilt } from '../../../scripts/set-up/build.mjs';
import { SERVER_MAIN } from '../../../scripts/set-up/paths.mjs';

await ensureServerBuilt();

export const MAIN = SERVER_MAIN;

/** The program of another checkout: older ones have only the sources. */
export function mainOf(root: string): string {
  const built = join(root, 'server/dist/main.js');
  return existsSync(built) ? built : join(root, 'server/src/main.ts');
}
