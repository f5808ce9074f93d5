import type { ImageRewriter } from '../../platform/media/images/create-image-rewriter.ts';
import { newMediaKey } from '../../platform/media/media-key.ts';
import type { StagedFile } from '../../platform/media/media-store.ts';

/**
 * Rewrites the picture, stores it durably under a new key, and returns the key. Null if none was sent, as by a form
 * whose file field is empty.
 * @throws UnsupportedMediaError where the content is no picture that the portal takes
 */
export async function keepLogo(
  logo: StagedFile | null,
  rewrite: ImageRewriter,
): Promise<string | null> {
  if (logo === null || logo.size === 0) return null;
  const { file, contentType, extension } = await rewrite(logo);
  const key = newMediaKey(extension);
  await file.commit(key, contentType);
  return key;
}
