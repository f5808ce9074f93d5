import { normalizedKey } from '@portal/contract/text-rules';
import { isCommonPassword } from './common-passwords.ts';

export type Guessable = 'blank' | 'repeated' | 'known' | 'common';

/**
 * Why a secret is tried first by those who guess: it shows nothing, is one repeated character, one of the texts that
 * others know, or a common password. Null if it is none of these. Case and blanks make no difference.
 */
export async function guessableAs(
  secret: string,
  knownTexts: readonly string[],
): Promise<Guessable | null> {
  const key = guessed(secret);
  if (key === '') return 'blank';
  if (new Set(key).size === 1) return 'repeated';
  if (knownTexts.some((text) => guessed(text) === key)) return 'known';
  return (await isCommonPassword(secret)) ? 'common' : null;
}

const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]/gu;

const guessed = (text: string) => normalizedKey(text.normalize('NFKC')).replaceAll(INVISIBLE, '');
