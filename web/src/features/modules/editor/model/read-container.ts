/**
 * Reads the formats that the library mediabunny knows. A file of its own with static imports, so that the build leaves
 * out the larger part of the library, and loads the rest (41 kB) with the first chosen video.
 */
import type { VideoFormat } from '@portal/contract/video-formats';
import { BlobSource, Input, Logging, LogLevel, MATROSKA, MP4, QTFF, WEBM } from 'mediabunny';

// Unknown codecs are part of the result, not messages on the console.
Logging.level = LogLevel.Silent;

const containers = new Map([
  [MP4, 'mp4'],
  [QTFF, 'quicktime'],
  [WEBM, 'webm'],
  [MATROSKA, 'matroska'],
] as const);

/** Returns null if the file is of no known container. Rejects if it is damaged. */
export async function readContainer(file: Blob): Promise<VideoFormat | null> {
  const input = new Input({ formats: [...containers.keys()], source: new BlobSource(file) });
  try {
    if (!(await input.canRead())) return null;
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
