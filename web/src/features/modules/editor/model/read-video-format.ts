import type { VideoFormat } from '@portal/contract/video-formats';

/** The stream headers are first in an Ogg file, each in a page of at most 65,307 bytes. */
const OGG_HEAD_BYTES = 64 * 1024;

/**
 * Reads the container and the codecs of a video file, as the server does after the upload; null if they cannot be read.
 * Only the parts of the file that state them are read. The parser is loaded with the first file.
 */
export async function readVideoFormat(file: Blob): Promise<VideoFormat | null> {
  try {
    return (await readOggFormat(file)) ?? (await readByLibrary(file));
  } catch {
    // No known container, a damaged file, or the parser could not be loaded: the server judges the file.
    return null;
  }
}

/** Null if it is no Ogg file. The library reads only the sound of Ogg files. */
async function readOggFormat(file: Blob): Promise<VideoFormat | null> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, OGG_HEAD_BYTES).arrayBuffer());
  if (!head.startsWith('OggS')) return null;
  // The header begins with the byte 0x80, which is the euro sign in this encoding.
  const hasPicture = head.includes('€theora');
  return {
    container: 'ogg',
    video: hasPicture ? { codec: 'theora', codecString: 'theora' } : null,
    // Not read: no sound changes what is said about an Ogg video.
    audioCodec: null,
  };
}

async function readByLibrary(file: Blob): Promise<VideoFormat> {
  const library = await import('mediabunny');
  const { BlobSource, Input, Logging, LogLevel, MATROSKA, MP4, QTFF, WEBM } = library;
  // Unknown codecs are part of the result, not messages on the console.
  Logging.level = LogLevel.Silent;
  const containers = new Map([
    [MP4, 'mp4'],
    [QTFF, 'quicktime'],
    [WEBM, 'webm'],
    [MATROSKA, 'matroska'],
  ] as const);
  const input = new Input({ formats: [...containers.keys()], source: new BlobSource(file) });
  try {
    const container = containers.get(await input.getFormat());
    if (container === undefined) throw new Error('The library has found an unknown container.');
    const picture = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    return {
      container,
      video: picture && {
        codec: (await picture.getCodec()) ?? 'unknown',
        codecString: await picture.getCodecParameterString(),
      },
      audioCodec: sound && ((await sound.getCodec()) ?? 'unknown'),
    };
  } finally {
    input.dispose();
  }
}
