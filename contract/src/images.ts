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

/** Shown for a picture of an iPhone, which the portal and most browsers cannot read. */
export const HEIC_REFUSED =
  'The portal cannot read HEIC pictures. Please open the picture on the phone or computer and save or export it as JPEG.';
