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
export const IMAGE_NAMES = ['PNG', 'JPEG', 'WebP', 'GIF', 'AVIF', 'TIFF'] as const;

/** The list in English, for the description of the calls. */
export const IMAGE_NAMES_IN_ENGLISH = `${IMAGE_NAMES.slice(0, -1).join(', ')} or ${IMAGE_NAMES.at(-1)}`;
