/** The options of a question that refer to other options: 'All of the above', 'Both A and B', 'Answers 1 and 3'. */

/** How an option refers to others: by letters, by numbers, or only to all or none of them. */
type OptionReference = 'letters' | 'numbers' | 'others';

/**
 * Returns how the options of a question refer to each other; null if none seems to. It recognises phrases of English,
 * German, French and Spanish, and is only good enough for a proposal.
 */
export function optionReference(options: readonly string[]): OptionReference | null {
  const texts = options.map(normalized).filter((text) => text !== '');
  const found = texts.map((text) => byLabels(text, texts.length));
  if (found.includes('letters')) return 'letters';
  if (found.includes('numbers')) return 'numbers';
  return texts.some(refersToOthers) || haveOwnLabels(options) ? 'others' : null;
}

/**
 * The labels by which the options of a question are shown, so that 'Both A and B' names what is seen. Null if no option
 * refers to another by its label, or the options bring their own labels.
 */
export function optionLabels(options: readonly string[]): readonly string[] | null {
  const reference = optionReference(options);
  if (reference === null || reference === 'others' || haveOwnLabels(options)) return null;
  return options.map((_, place) =>
    reference === 'letters' ? String.fromCharCode(FIRST_LETTER + place) : String(place + 1),
  );
}

const FIRST_LETTER = 65;
const OWN_LABEL = /^\s*\(?([a-z]|\d{1,2})[).:]\s/iu;

/** Whether the options begin with labels in their order: 'A) Gloves', 'B) Helmet'. */
function haveOwnLabels(options: readonly string[]): boolean {
  const labels = options.map((option) => OWN_LABEL.exec(option)?.[1]?.toLowerCase());
  return (
    labels.length > 1 &&
    labels.every((label, place) => label !== undefined && placeOf(label) === place)
  );
}

/** Zero-based. */
function placeOf(label: string): number {
  return /^\d+$/.test(label) ? Number(label) - 1 : label.toUpperCase().charCodeAt(0) - FIRST_LETTER;
}

/** Without an own label, quotes, brackets and the point at the end. */
function normalized(option: string): string {
  return option
    .normalize('NFKC')
    .replace(OWN_LABEL, '')
    .toLowerCase()
    .replace(/["“”„«»()[\]]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[.!:;\s]+$/, '')
    .trim();
}

const AND = new Set(['and', '&', 'und', 'sowie', 'et', 'y']);
const JOINING = new Set([
  ...['or', 'nor', 'plus', '+', ',', '/', 'to', 'through', 'oder', 'noch', 'bis', 'als', 'auch'],
  ...['ou', 'ni', 'o'],
]);
/** Words around labels: 'only A', 'both answers 1 and 3 are correct'. */
const AROUND = new Set([
  ...['both', 'either', 'neither', 'only', 'just', 'all', 'not', 'option', 'options', 'answer'],
  ...['answers', 'choice', 'choices', 'statement', 'statements', 'number', 'numbers', 'of', 'the'],
  ...['alone', 'above', 'below', 'together', 'combined', 'is', 'are', 'correct', 'right', 'true'],
  ...['false', 'wrong', 'apply', 'applies', 'but'],
  ...['nur', 'weder', 'entweder', 'sowohl', 'beide', 'antwort', 'antworten', 'aussage', 'aussagen'],
  ...['richtig', 'sind', 'ist', 'nicht', 'aber'],
  ...['seulement', 'uniquement', 'réponse', 'réponses', 'les', 'la', 'sont', 'correctes', 'tant'],
  ...['solo', 'sólo', 'ambas', 'respuesta', 'respuestas', 'opción', 'opciones', 'las', 'son'],
]);

/** Whether the option consists of labels of the question's options and of words around them. */
function byLabels(text: string, count: number): 'letters' | 'numbers' | null {
  const words = text.match(/[\p{L}\p{N}]+|[&+,/]|[^\s]/gu) ?? [];
  const isLabel = (word: string) => /^(?:[a-z]|\d{1,2})$/.test(word) && isPlace(word, count);
  const labels = words.filter(isLabel);
  const others = words.filter((word) => !isLabel(word));
  const isOnlyThese = others.every(
    (word) => AND.has(word) || JOINING.has(word) || AROUND.has(word),
  );
  if (labels.length === 0 || !isOnlyThese) return null;
  const hasWordAround = others.some((word) => AROUND.has(word));
  const areNumbers = labels.every((label) => /^\d/.test(label));
  if (areNumbers) {
    // '1 or 2', '1/2' and '1, 2' are more likely an answer of their own.
    const areJoined = labels.length > 1 && others.some((word) => AND.has(word));
    return hasWordAround || areJoined ? 'numbers' : null;
  }
  const areJoined = labels.length > 1 && others.length > 0;
  return hasWordAround || areJoined ? 'letters' : null;
}

function isPlace(label: string, count: number): boolean {
  const place = placeOf(label);
  return place >= 0 && place < count;
}

const QUANTITY =
  '(?:all|none|any|both|neither|either|each|some|most|one|two|three|several|more than one|nothing|everything)';
const THE_OPTIONS =
  '(?:above|below|previous|preceding|foregoing|aforementioned|options|answers|choices|alternatives|others|other (?:options|answers|choices|ones))';
const VERDICT =
  '(?: (?:is|are) (?:all |both )?(?:correct|right|true|wrong|false)| apply| applies)?';
const ORDINAL = '(?:first|second|third|fourth|last)';

const TO_OTHERS: readonly RegExp[] = [
  // 'All of the above', 'none of the other answers', 'neither of the options'
  new RegExp(`\\b${QUANTITY} (?:of )?(?:the )?(?:\\w+ )?${THE_OPTIONS}\\b`),
  new RegExp(`^${QUANTITY} of (?:these|those|them)${VERDICT}$`),
  new RegExp(`^${QUANTITY} (?:these|those)${VERDICT}$`),
  /^(?:everything|all|none|nothing|both)(?: of (?:the|what is|what was))? (?:mentioned|listed|named)(?: above)?$/,
  new RegExp(`^(?:all|none|both|neither|either|any)(?: one)?${VERDICT}$`),
  /\b(?:same as|as|see) above\b/,
  // 'The first two', 'the first and the third answer'
  new RegExp(`^(?:both |only )?(?:of )?(?:the )?${ORDINAL} (?:two|three)(?: \\w+)?${VERDICT}$`),
  new RegExp(
    `^(?:both |only )?(?:the )?${ORDINAL}(?: \\w+)? (?:and|or) (?:the )?${ORDINAL}(?: \\w+)?${VERDICT}$`,
  ),
  /\b(?:alle|keine[rs]?|nichts|beide|eine[rs]?) (?:der |von |des |davon\b|dieser |diesen )?(?:oben|obigen|genannten|vorstehenden|vorgenannten|antworten|aussagen|möglichkeiten|anderen)/,
  /^(?:alle|keine[rs]?|nichts|alles|beides?|weder noch)(?: davon| (?:antworten )?(?:sind |ist )?(?:richtig|falsch|zutreffend))?$/,
  /\b(?:tous|toutes|aucune?|les deux)(?: (?:de|des|les|ces|ceux))* (?:ci-dessus|réponses|propositions|options|précédentes?|autres)/,
  /^(?:tous|toutes|aucune?|les deux)$/,
  /\b(?:todas?|todos|ningun[ao]|ambas|ambos)(?: (?:de|las|los|estas))* (?:anteriores|opciones|respuestas|otras|mencionad[ao]s)/,
  /^(?:todas|todos|ningun[ao]|ambas|ambos)(?: son correct[ao]s)?$/,
];

function refersToOthers(text: string): boolean {
  return TO_OTHERS.some((pattern) => pattern.test(text));
}
