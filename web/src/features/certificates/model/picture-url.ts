import { mediaUrl } from '#web/platform/http/media-url.ts';

/** The address of a stored picture, or of a file that was chosen just now. */
export function pictureUrl(path: string): string {
  return path.startsWith('blob:') ? path : mediaUrl(path);
}
