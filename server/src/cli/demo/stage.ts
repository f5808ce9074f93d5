import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '#server/root.ts';
import type { CommandContext } from '../command.ts';

const FIXTURES = fileURLToPath(new URL('fixtures', ROOT));
const MAX_FILE_BYTES = 1024 * 1024;

/** A file of a folder of `fixtures`, as one that was uploaded. */
export function stage({ resources }: CommandContext, folder: string, file: string) {
  const stream = createReadStream(join(FIXTURES, folder, file));
  return resources.media.receive(stream, { maxBytes: MAX_FILE_BYTES });
}
