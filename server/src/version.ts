import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const packageFile = new URL('../../package.json', import.meta.url);

/** The version of the portal, from the root `package.json`; all workspaces have the same. */
export const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(packageFile, 'utf8')));
