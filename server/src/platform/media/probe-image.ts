import { UnsupportedMediaError } from './media-errors.ts';

export interface ImageProbe {
  kind: 'png' | 'jpeg' | 'webp' | 'gif';
  contentType: string;
  extension: string;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const SIDE_MAX = 10_000;
/** A JPEG of a camera has about 20 before its size; each is one step. */
const JPEG_SEGMENTS_MAX = 1_000;

const FORMATS = [
  { kind: 'png', contentType: 'image/png', extension: 'png', sizeOf: pngSize },
  { kind: 'jpeg', contentType: 'image/jpeg', extension: 'jpg', sizeOf: jpegSize },
  { kind: 'webp', contentType: 'image/webp', extension: 'webp', sizeOf: webpSize },
  { kind: 'gif', contentType: 'image/gif', extension: 'gif', sizeOf: gifSize },
] as const;

/**
 * What a picture is by its content, whatever its name says. SVG is refused: it can carry script.
 * @param bytes the whole file (logos are small)
 * @throws UnsupportedMediaError
 */
export function probeImage(bytes: Uint8Array): ImageProbe {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { sizeOf, ...format } of FORMATS) {
    const size = sizeOf(content);
    if (size !== null) return { ...format, ...plausible(size) };
  }
  throw new UnsupportedMediaError('This is not a PNG, JPEG, WebP or GIF picture.');
}

function plausible(size: Size): Size {
  const isSide = (side: number) => side >= 1 && side <= SIDE_MAX;
  if (isSide(size.width) && isSide(size.height)) return size;
  throw new UnsupportedMediaError(
    `The picture must be at least 1 and at most ${SIDE_MAX} pixels wide and high.`,
  );
}

/** https://www.w3.org/TR/png-3/#11IHDR: the signature, then a 13-byte IHDR chunk. */
function pngSize(content: Buffer): Size | null {
  const start = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR';
  if (content.length < 33 || content.toString('latin1', 0, 16) !== start) return null;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

/** ITU-T T.81, B.2: segments follow one another until a start-of-frame names the size. */
function jpegSize(content: Buffer): Size | null {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  for (let step = 0; step < JPEG_SEGMENTS_MAX; step += 1) {
    if (at + 9 > content.length || content[at] !== 0xff) return null;
    const marker = content.readUInt8(at + 1);
    if (isStartOfFrame(marker)) {
      return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    }
    const isFill = marker === 0xff;
    at += isFill ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return null;
}

/** SOF0–SOF15 without DHT (C4), JPG (C8) and DAC (CC), which lie among them. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** RFC 9649: a RIFF file whose first chunk is lossy (VP8), lossless (VP8L) or extended (VP8X). */
function webpSize(content: Buffer): Size | null {
  if (content.length < 30 || content.toString('latin1', 0, 4) !== 'RIFF') return null;
  const isWhole = content.readUInt32LE(4) + 8 <= content.length;
  if (!isWhole || content.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (content.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (content.readUIntBE(23, 3) !== 0x9d012a) return null;
      return {
        width: content.readUInt16LE(26) & 0x3fff,
        height: content.readUInt16LE(28) & 0x3fff,
      };
    case 'VP8L': {
      if (content[20] !== 0x2f) return null;
      const bits = content.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt: the logical screen follows the signature. */
function gifSize(content: Buffer): Size | null {
  if (content.length < 14 || !/^GIF8[79]a$/.test(content.toString('latin1', 0, 6))) return null;
  return { width: content.readUInt16LE(6), height: content.readUInt16LE(8) };
}
