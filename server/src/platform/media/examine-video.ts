import { type FileHandle, open } from 'node:fs/promises';
import { isPlayedSound } from '@portal/contract/video-formats';
import { playedSeconds, type ReadBytes, readEditLists } from '@portal/contract/video-length';
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import { examineTheora } from './examine-theora.ts';
import { isCutOff } from './is-cut-off.ts';
import type { VideoFacts, VideoTrackFacts } from './video-facts.ts';

// The faults of an uploaded file are part of the answer to the uploader, not lines of the log.
Logging.level = LogLevel.Silent;

const FORMATS = [MP4, QTFF, WEBM, MATROSKA];
/** How far before the stated duration the frames of a truncated file may end, in seconds, without being noticed. */
const TRUNCATION_SECONDS = 1;
const TRUNCATION_RATIO = 0.05;

/**
 * Reads a file's container and tracks from its content, and measures its length by its frames. Null if the container is
 * unknown or its structure is invalid. Parses uploaded content: call it where it can be stopped (see
 * `createVideoProbe`).
 * @throws file system errors
 */
export async function examineVideo(path: string): Promise<VideoFacts | null> {
  await using file = await open(path, 'r');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
  if (bytesRead === 4 && buffer.toString('latin1') === 'OggS') return await examineTheora(file);
  const input = new Input({ formats: FORMATS, source: new FilePathSource(path) });
  try {
    return await factsOf(input, { read: readerOf(file), size: (await file.stat()).size });
  } catch {
    return null; // the parser has no error class for "damaged"; the file itself was readable above
  } finally {
    input.dispose();
  }
}

interface Content {
  readonly read: ReadBytes;
  readonly size: number;
}

function readerOf(file: FileHandle): ReadBytes {
  return async (offset, length) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return new DataView(buffer.buffer, buffer.byteOffset, bytesRead);
  };
}

async function factsOf(input: Input, content: Content): Promise<VideoFacts> {
  const container = await containerOf(input);
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  const audioCodec = sound === null ? null : ((await sound.getCodec()) ?? 'unknown');
  if (picture === null) {
    return { container, video: null, audioCodec, durationSeconds: null, isWhole: true };
  }
  const isSoundPlayed = audioCodec !== null && isPlayedSound(audioCodec);
  const played = [picture, ...(sound !== null && isSoundPlayed ? [sound] : [])];
  const durationSeconds = await measure(played, content);
  const stated = await input.getDurationFromMetadata();
  const isWhole =
    (await hasLastFrame(picture)) &&
    (reaches(durationSeconds ?? 0, stated ?? 0) || !(await isCutOff(content.read, content.size)));
  const video = await videoFactsOf(picture);
  return { container, video, audioCodec, durationSeconds, isWhole };
}

/** Subtitles and other tracks that a player does not wait for are not among these tracks. */
async function measure(tracks: readonly InputTrack[], { read, size }: Content) {
  const editLists = await readEditLists(read, size);
  const ends = tracks.map(async (track) => ({
    framesEnd: await track.computeDuration(),
    edits: editLists.get(track.id) ?? [],
  }));
  return playedSeconds(await Promise.all(ends));
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
  return played >= stated - Math.max(TRUNCATION_SECONDS, stated * TRUNCATION_RATIO);
}
