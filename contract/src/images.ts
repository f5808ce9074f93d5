/** Media types of the pictures that are accepted, by content. SVG is not one of them: it can carry script. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** The same types as people call them. */
export const IMAGE_TYPE_NAMES = 'PNG, JPEG, WebP or GIF';
