import { deflateSync, inflateSync } from 'node:zlib';
import { PROFILE_MAX_BYTES, rewriteProfile } from './icc-profile.ts';

/** A name, a NUL, the compression method 0, then the compressed profile (section 11.3.2.3). */
const NAME = Buffer.from('ICC\0\0', 'latin1');
const NAME_MAX_BYTES = 79;

/** The data of an iCCP chunk with the profile rewritten; null where the profile is not to be kept. */
export function rewritePngProfile(data: Buffer): Buffer | null {
  const end = data.indexOf(0);
  if (end < 1 || end > NAME_MAX_BYTES || data[end + 1] !== 0) return null;
  const profile = inflateProfile(data.subarray(end + 2));
  const rewritten = profile === null ? null : rewriteProfile(profile);
  return rewritten === null ? null : Buffer.concat([NAME, deflateSync(rewritten)]);
}

function inflateProfile(compressed: Buffer): Buffer | null {
  try {
    return inflateSync(compressed, { maxOutputLength: PROFILE_MAX_BYTES });
  } catch {
    return null; // too long or damaged: without it the picture is shown as sRGB
  }
}
