import type { MeasuredFormat } from './read-container.ts';

/** The stream headers are first in an Ogg file, each in a page of at most 65,307 bytes. */
const OGG_HEAD_BYTES = 64 * 1024;

/** 'unknown' for a file of no known container; null if the file could not be read. */
export type FoundFormat = MeasuredFormat | 'unknown' | null;

/**
 * Reads the container and the codecs of a video file, and its length, as the server does after the upload. A file
 * without an index is read as a whole.
 */
export async function readVideoFormat(file: Blob): Promise<FoundFormat> {
  try {
    const ogg = await readOggFormat(file);
    if (ogg !== null) return ogg;
    const { readContainer } = await import('./read-container.ts');
    return (await readContainer(file)) ?? 'unknown';
  } catch {
    // A damaged file, or the parser could not be loaded: the server judges the file.
    return null;
  }
}

/** Null if it is no Ogg file. The library reads only the sound of Ogg files. */
async function readOggFormat(file: Blob): Promise<MeasuredFormat | null> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, OGG_HEAD_BYTES).arrayBuffer());
  if (!head.startsWith('OggS')) return null;
  // The header begins with the byte 0x80, which is the euro sign in this encoding.
  const hasPicture = head.includes('€theora');
  return {
    container: 'ogg',
    video: hasPicture ? { codec: 'theora', codecString: 'theora' } : null,
    // Not read: no sound changes what is said about an Ogg video.
    audioCodec: null,
    seconds: null,
  };
}
