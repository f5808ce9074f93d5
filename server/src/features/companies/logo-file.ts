import { readFile } from 'node:fs/promises';
import { newMediaKey } from '../../platform/media/media-key.ts';
import type { StagedFile } from '../../platform/media/media-store.ts';
import { probeImage } from '../../platform/media/probe-image.ts';

/**
 * Keeps the picture under a new key, durably, and returns the key; null where none was sent, as by
 * a form whose file field is empty.
 * @throws UnsupportedMediaError where the content is no picture that the portal takes
 */
export async function keepLogo(logo: StagedFile | null): Promise<string | null> {
  if (logo === null || logo.size === 0) return null;
  const { contentType, extension } = probeImage(await readFile(logo.path));
  const key = newMediaKey(extension);
  await logo.commit(key, contentType);
  return key;
}
