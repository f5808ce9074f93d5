const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/**
 * Whether a JSON text in UTF-8 holds more values than that, at any depth. Looks at each byte once and
 * builds nothing: `JSON.parse` needs 15 ms for an object of 70,000 names, and validation far more. Bytes,
 * because they are read three times as fast as the characters of a string.
 */
export function hasMoreValues(json: Uint8Array, max: number): boolean {
  let count = 0;
  for (let at = 0; at < json.length && count <= max; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === COMMA || byte === LIST || byte === OBJECT) count += 1;
  }
  return count > max;
}

/** The place of the quote that ends the text which begins at `start`; the end of the JSON where none does. */
function endOfText(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
