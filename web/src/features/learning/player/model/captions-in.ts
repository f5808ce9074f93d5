import type { Captions } from '@portal/contract/videos';

/**
 * The captions in the first of the wanted languages that there are, or in another variety of it ('de-AT' for 'de');
 * without any the first captions, and null if there are none. `wanted` has BCP 47 tags, or '' for captions whose language
 * is not stated.
 */
export function captionsIn(
  captions: readonly Captions[],
  wanted: readonly string[],
): Captions | null {
  for (const tag of wanted) {
    const found =
      captions.find(({ language }) => (language ?? '') === tag) ??
      captions.find(({ language }) => mainLanguage(language ?? '') === mainLanguage(tag));
    if (found !== undefined) return found;
  }
  return captions[0] ?? null;
}

const mainLanguage = (tag: string) => tag.split('-')[0];
