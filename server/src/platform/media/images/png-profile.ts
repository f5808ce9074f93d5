import { deflateSync, inflateSync } from 'node:zlib';
import { PROFILE_MAX_BYTES, rewriteProfile } from './icc-profile.ts';

/** A name, a NUL, the compression method 0, then the compressed profile (section 11.3.2.3). */
const NAME = Buffer.from('ICC\0\0', 'latin1');
const NAME_MAX_BYTES = 79;

/** Returns the data of an iCCP chunk with the rewritten profile; null if the profile must be dropped. */
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
    return null; // too long or damaged: without it the image is shown as sRGB
  }
}
