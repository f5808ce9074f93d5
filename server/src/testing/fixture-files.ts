import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestPortal } from './start-test-portal.ts';

const FIXTURES = new URL('../../../fixtures/', import.meta.url);

/** A file of `fixtures/` as a browser would send it; the server does not trust `type`. */
export async function fixtureFile(path: string, type = 'application/octet-stream'): Promise<File> {
  return new File([await readFile(new URL(path, FIXTURES))], path, { type });
}

/** The keys of all stored files. */
export async function storedFiles({ resources }: TestPortal): Promise<string[]> {
  return (await Array.fromAsync(resources.media.list())).sort();
}

/** The number of partly received files. */
export async function countStaged({ settings }: TestPortal): Promise<number> {
  const folder = join(settings.dataDir, 'media', 'staging');
  return existsSync(folder) ? (await readdir(folder)).length : 0;
}
