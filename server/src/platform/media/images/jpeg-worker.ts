/**
 * Writes a stored picture as JPEG on white to the standard output: `node jpeg-worker.js PATH`. A process of its own, for the
 * same reasons as rewrite-image-worker.ts.
 */
import sharp from 'sharp';

const QUALITY = 92;

const [path = ''] = process.argv.slice(2);
sharp.concurrency(1);
const picture = sharp(path).flatten({ background: '#ffffff' });
process.stdout.write(
  await picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer(),
);
