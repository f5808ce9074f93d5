import { IMAGE_SIDE_MAX } from '@portal/contract/limits';
import sharp, { type Metadata } from 'sharp';
import { damagedImage, heicImage, tooLargeImage, unknownImage } from './image-errors.ts';

// libvips also reads SVG and PDF, whose readers do far more than decode pixels.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map(
    (name) => `VipsForeignLoad${name}`,
  ),
});
sharp.concurrency(1);
sharp.cache(false);

const QUALITY = 85;
const JPEG_START = Buffer.of(0xff, 0xd8, 0xff);
const JPEG_END = Buffer.of(0xff, 0xd9);
/** The first box of a HEIC file, with its brands. An AVIF file can have the same first brand, but names its own too. */
const HEIC_BOX = /^.{4}ftyp(?:hei|hev|mif1|msf1)(?!.*avif)/s;
const BOX_BYTES = 40;

/**
 * Reads the first picture of an image file, turns it upright, scales it down to at most `sideMax` pixels and returns it
 * as WebP in sRGB without any metadata.
 * @throws UnsupportedMediaError
 */
export async function rewriteImage(file: Buffer, sideMax: number): Promise<Buffer> {
  if (HEIC_BOX.test(file.toString('latin1', 0, BOX_BYTES))) throw heicImage();
  const { width, height } = await readMetadata(file);
  if (Math.max(width, height) > IMAGE_SIDE_MAX) throw tooLargeImage(width, height);
  const box = { width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true } as const;
  try {
    const image = sharp(withEnd(file), { limitInputPixels: IMAGE_SIDE_MAX ** 2 });
    return await image.autoOrient().resize(box).webp({ quality: QUALITY }).toBuffer();
  } catch {
    throw damagedImage();
  }
}

/** Some cameras and programs leave out the end mark of a JPEG. A reader ignores a second one. */
function withEnd(file: Buffer): Buffer {
  const isJpeg = file.subarray(0, JPEG_START.length).equals(JPEG_START);
  return isJpeg ? Buffer.concat([file, JPEG_END]) : file;
}

/** Reads the header alone, also of an image that is too large. */
async function readMetadata(file: Buffer): Promise<Metadata> {
  try {
    return await sharp(withEnd(file), { limitInputPixels: false }).metadata();
  } catch (error) {
    const { message } = error as Error;
    throw /unsupported image format|is empty/.test(message) ? unknownImage() : damagedImage();
  }
}
