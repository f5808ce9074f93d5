/**
 * Which video formats browsers play. The browser judges a chosen file by it before the upload, the server the received
 * one.
 */
import { because, type Refusal } from './reasons.ts';

export interface VideoFormat {
  readonly container: 'mp4' | 'quicktime' | 'webm' | 'matroska' | 'ogg';
  /** The video track, or null if there is only sound. */
  readonly video: {
    /** 'avc', 'vp9', 'theora', …; 'unknown' for an unknown codec. */
    readonly codec: string;
    /** As in a browser's `canPlayType`, 'avc1.64000d'; null if the file states none. */
    readonly codecString: string | null;
  } | null;
  /** 'aac', 'opus', …; 'unknown' for an unknown codec; null without sound. */
  readonly audioCodec: string | null;
}

const PLAYED_EVERYWHERE = ['avc', 'vp8', 'vp9', 'av1', 'theora'];
const NEVER_PLAYED = ['prores', 'unknown'];
const SOUND_PLAYED = ['aac', 'mp3', 'opus', 'vorbis', 'flac'];
/** Professional profiles of H.264: 10 bits, 4:2:2, 4:4:4. The two digits after 'avc1.' (ISO/IEC 14496-15). */
const STUDIO_AVC = /^avc[13]\.(6e|7a|f4|2c)/i;

/** The reason why the portal refuses videos of this format, null if it accepts them. */
export function formatRefusal({ container, video }: VideoFormat): Refusal | null {
  if (video === null) return because('videoOnlySound');
  if (container === 'matroska') return because('videoMatroska');
  return NEVER_PLAYED.includes(video.codec) ? because('videoNotPlayed') : null;
}

/** The parts of an accepted video that some browsers do not play. */
export const PLAYBACK_LIMITS = ['ogg', 'picture', 'sound', 'quicktime'] as const;
export type PlaybackLimit = (typeof PLAYBACK_LIMITS)[number];

/** The most important limit of an accepted format; null if all current browsers play it. */
export function playbackLimit({ container, video, audioCodec }: VideoFormat): PlaybackLimit | null {
  if (container === 'ogg') return 'ogg';
  if (video !== null && !isPlayedEverywhere(video)) return 'picture';
  if (audioCodec !== null && !SOUND_PLAYED.includes(audioCodec)) return 'sound';
  return container === 'quicktime' ? 'quicktime' : null;
}

function isPlayedEverywhere({ codec, codecString }: NonNullable<VideoFormat['video']>): boolean {
  return PLAYED_EVERYWHERE.includes(codec) && !STUDIO_AVC.test(codecString ?? '');
}

/**
 * Whether sound in this codec belongs to the length of a video: most browsers play the picture alone if it is one of
 * the others. Uncompressed sound, of which a warning is given, is played by several.
 */
export function isPlayedSound(audioCodec: string): boolean {
  return SOUND_PLAYED.includes(audioCodec) || audioCodec.startsWith('pcm-');
}
