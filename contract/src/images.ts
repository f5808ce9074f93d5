/** Accepted media types of images, by content. SVG is not accepted because it can contain scripts. */
export const IMAGE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
] as const;

/** The same types as shown to users. */
export const IMAGE_TYPE_NAMES = 'PNG, JPEG, WebP, GIF, AVIF or TIFF';
