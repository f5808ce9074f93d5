import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../../fixtures');

/** The absolute path of a file below `fixtures/`. */
export function fixture(path: string): string {
  return resolve(FOLDER, path);
}
