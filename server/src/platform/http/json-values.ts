const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/**
 * Whether a JSON text in UTF-8 has more than this number of values, at any depth. Reads each byte once and creates no
 * objects: `JSON.parse` needs 15 ms for an object with 70,000 names, and validation far more. Bytes, because they are
 * read three times as fast as the characters of a string.
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

/** The index of the quote that ends the text beginning at `start`, or the end of the JSON if there is none. */
function endOfText(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
