import { readFile } from 'node:fs/promises';
import type { TestPortal } from './start-test-portal.ts';

const FIXTURES = new URL('../../../fixtures/', import.meta.url);

/** A file of `fixtures/` as a browser would send it; the server does not believe `type`. */
export async function fixtureFile(path: string, type = 'application/octet-stream'): Promise<File> {
  return new File([await readFile(new URL(path, FIXTURES))], path, { type });
}

/** The keys of all files that the portal keeps. */
export async function keptFiles({ resources }: TestPortal): Promise<string[]> {
  return (await Array.fromAsync(resources.media.list())).sort();
}

/** How many half-received files lie around; they are removed by the way. */
export function countStaged({ resources }: TestPortal): Promise<number> {
  return resources.media.sweepStaging(0);
}
