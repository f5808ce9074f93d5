/** Accepted media types of images, by content. SVG is not accepted because it can contain scripts. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** The same types as shown to users. */
export const IMAGE_TYPE_NAMES = 'PNG, JPEG, WebP or GIF';
