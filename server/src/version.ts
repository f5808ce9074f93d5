import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { ROOT } from './root.ts';

const packageJson = z
  .object({ version: z.string(), bin: z.optional(z.record(z.string(), z.string())) })
  .parse(JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')));

/** The version of the portal, from the root `package.json`; all workspaces have the same. */
export const VERSION = packageJson.version;

/** Whether the portal is an installed package, with a program of its own, and not a clone of the repository. */
export const IS_PACKAGE = packageJson.bin?.['training-portal'] !== undefined;
