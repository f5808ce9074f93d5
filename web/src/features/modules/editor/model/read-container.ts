/**
 * Reads the formats that the library mediabunny knows. A file of its own with static imports, so that the build leaves
 * out the larger part of the library, and loads the rest (41 kB) with the first chosen video.
 */
import { isPlayedSound, type VideoFormat } from '@portal/contract/video-formats';
import { playedSeconds, type ReadBytes, readEditLists } from '@portal/contract/video-length';
import {
  BlobSource,
  Input,
  type InputTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';

// Unknown codecs are part of the result, not messages on the console.
Logging.level = LogLevel.Silent;

const containers = new Map([
  [MP4, 'mp4'],
  [QTFF, 'quicktime'],
  [WEBM, 'webm'],
  [MATROSKA, 'matroska'],
] as const);

export type MeasuredFormat = VideoFormat & {
  /** Seconds until the last frame of picture and sound ends, as the server measures them; null if that is unknown. */
  seconds: number | null;
};

/** Returns null if the file is of no known container. Rejects if it is damaged. */
export async function readContainer(file: Blob): Promise<MeasuredFormat | null> {
  const input = new Input({ formats: [...containers.keys()], source: new BlobSource(file) });
  try {
    if (!(await input.canRead())) return null;
    const container = containers.get(await input.getFormat());
    if (container === undefined) throw new Error('The library has found an unknown container.');
    const picture = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    const audioCodec = sound && ((await sound.getCodec()) ?? 'unknown');
    const played = [picture, audioCodec !== null && isPlayedSound(audioCodec) ? sound : null];
    return {
      container,
      video: picture && {
        codec: (await picture.getCodec()) ?? 'unknown',
        codecString: await picture.getCodecParameterString(),
      },
      audioCodec,
      seconds: await measure(
        file,
        played.filter((track) => track !== null),
      ),
    };
  } finally {
    input.dispose();
  }
}

async function measure(file: Blob, tracks: readonly InputTrack[]): Promise<number | null> {
  const read: ReadBytes = async (offset, length) =>
    new DataView(await file.slice(offset, offset + length).arrayBuffer());
  const editLists = await readEditLists(read, file.size);
  const ends = tracks.map(async (track) => ({
    framesEnd: await track.computeDuration(),
    edits: editLists.get(track.id) ?? [],
  }));
  return playedSeconds(await Promise.all(ends));
}
