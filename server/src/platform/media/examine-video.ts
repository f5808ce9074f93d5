import { open } from 'node:fs/promises';
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import { examineTheora } from './examine-theora.ts';
import type { VideoFacts, VideoTrackFacts } from './video-facts.ts';

// The faults of an uploaded file are part of the answer to the uploader, not lines of the log.
Logging.level = LogLevel.Silent;

const FORMATS = [MP4, QTFF, WEBM, MATROSKA];
/** How far before the stated duration the frames may end, in seconds, because sound and picture rarely end together. */
const DURATION_TOLERANCE_SECONDS = 1;
const DURATION_TOLERANCE_RATIO = 0.05;

/**
 * Reads a file's container, tracks and duration from its content. Null if the container is unknown or its structure is
 * invalid. Parses uploaded content: call it where it can be stopped (see `createVideoProbe`).
 * @throws file system errors
 */
export async function examineVideo(path: string): Promise<VideoFacts | null> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 4 && buffer.toString('latin1') === 'OggS') return await examineTheora(file);
  } finally {
    await file.close();
  }
  const input = new Input({ formats: FORMATS, source: new FilePathSource(path) });
  try {
    return await factsOf(input);
  } catch {
    return null; // the parser has no error class for "damaged"; the file itself was readable above
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input): Promise<VideoFacts> {
  const container = await containerOf(input);
  const track = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const audioCodec = audio === null ? null : ((await audio.getCodec()) ?? 'unknown');
  if (track === null) {
    return { container, video: null, audioCodec, durationSeconds: null, isWhole: true };
  }
  const stated = positive(await input.getDurationFromMetadata());
  // The end of the last frame: fast, because the index has its position.
  const played = positive(await input.computeDuration());
  const isWhole = (await hasLastFrame(track)) && reaches(played ?? 0, stated ?? 0);
  const video = await videoFactsOf(track);
  return { container, video, audioCodec, durationSeconds: stated ?? played, isWhole };
}

async function containerOf(input: Input): Promise<VideoFacts['container']> {
  const format = await input.getFormat();
  if (format === MP4) return 'mp4';
  if (format === QTFF) return 'quicktime';
  return format === WEBM ? 'webm' : 'matroska';
}

async function videoFactsOf(track: InputVideoTrack): Promise<VideoTrackFacts> {
  return {
    codec: (await track.getCodec()) ?? 'unknown',
    codecString: await track.getCodecParameterString(),
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
  };
}

/** A truncated MP4 still states its full duration; only the missing last frame shows the truncation. */
async function hasLastFrame(track: InputVideoTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  return last !== null && last.data.byteLength > 0;
}

function reaches(played: number, stated: number): boolean {
  return played >= stated - Math.max(DURATION_TOLERANCE_SECONDS, stated * DURATION_TOLERANCE_RATIO);
}

/** Some writers write 0 or NaN for an unknown value. */
function positive(seconds: number | null): number | null {
  return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
