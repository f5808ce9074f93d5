import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { ROOT } from './root.ts';

/** The version of the portal, from the root `package.json`; all workspaces have the same. */
export const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')));
