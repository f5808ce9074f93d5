import type { KeyboardEvent } from 'react';

/**
 * Whether the key belongs to an input method, for Japanese, Chinese or Korean: Enter accepts the proposed characters.
 * Safari reports the end of the composition before that key, whose code 229 alone still shows it.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
