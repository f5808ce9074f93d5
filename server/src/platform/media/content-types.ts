/** The types of stored files, by the extension of their key. */

/** Pictures are stored as WebP; earlier versions kept the format of the upload. */
export const IMAGE_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
};

const TYPES: Readonly<Record<string, string>> = {
  ...IMAGE_TYPES,
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
};

/** The type with which the file was committed. */
export function contentTypeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
