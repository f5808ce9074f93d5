import type { ImageType } from '@portal/contract/images';
import { rewriteGif } from './gif.ts';
import { unknownImage } from './image-errors.ts';
import { rewriteJpeg } from './jpeg.ts';
import { PNG_SIGNATURE, rewritePng } from './png.ts';
import type { RewrittenContent } from './rewritten-image.ts';
import { rewriteWebp } from './webp.ts';

export interface ImageFormat {
  readonly contentType: ImageType;
  readonly extension: string;
}

type Rewrite = (bytes: Uint8Array) => RewrittenContent | Promise<RewrittenContent>;

const FORMATS: readonly (ImageFormat & { readonly start: RegExp; readonly rewrite: Rewrite })[] = [
  {
    contentType: 'image/png',
    extension: 'png',
    start: new RegExp(`^${PNG_SIGNATURE}`),
    rewrite: rewritePng,
  },
  { contentType: 'image/jpeg', extension: 'jpg', start: /^\xff\xd8\xff/, rewrite: rewriteJpeg },
  { contentType: 'image/webp', extension: 'webp', start: /^RIFF.{4}WEBP/s, rewrite: rewriteWebp },
  { contentType: 'image/gif', extension: 'gif', start: /^GIF8[79]a/, rewrite: rewriteGif },
];
const START_BYTES = 12;

/**
 * Finds the format of an image by its content and removes everything that does not affect its pixels. SVG is refused
 * because it can contain scripts. The time depends on the content: call it where it can be stopped (see
 * `createImageRewriter`).
 * @throws UnsupportedMediaError
 */
export async function rewriteImage(bytes: Uint8Array): Promise<RewrittenContent & ImageFormat> {
  const start = Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1');
  const format = FORMATS.find((format) => format.start.test(start));
  if (format === undefined) throw unknownImage();
  const { contentType, extension } = format;
  return { ...(await format.rewrite(bytes)), contentType, extension };
}
