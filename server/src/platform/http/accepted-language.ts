/** Longer headers are made by programs, and are not examined. */
const ACCEPT_LANGUAGE_MAX = 500;
/** A language range with its optional weight, such as 'de-AT' or 'de;q=0.8' (RFC 9110, 12.5.4). */
const WEIGHTED_RANGE =
  /^([a-z]{1,8})(?:-[a-z0-9]{1,8})*(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * The language among `known` that the header `accept-language` prefers; null if it names none of them. A region does not
 * matter: 'de-AT' is 'de'. Parts that are no language range are ignored, as is '*'.
 */
export function acceptedLanguage<L extends string>(
  header: string | undefined,
  known: readonly L[],
): L | null {
  if (header === undefined || header.length > ACCEPT_LANGUAGE_MAX) return null;
  let best: { readonly language: L; readonly weight: number } | null = null;
  for (const part of header.split(',')) {
    const [, tag = '', weightText = '1'] = WEIGHTED_RANGE.exec(part.trim()) ?? [];
    const language = known.find((each) => each === tag.toLowerCase());
    const weight = Number(weightText);
    // The first one counts if two have the same weight.
    if (language !== undefined && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? null;
}
