const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/**
 * Whether a JSON text holds more values than that, at any depth. Looks at each character once and builds
 * nothing: `JSON.parse` needs 15 ms for an object of 70,000 names, and validation far more.
 */
export function hasMoreValues(json: string, max: number): boolean {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < json.length && count <= max; at += 1) {
    const unit = json.charCodeAt(at);
    if (isInText) {
      if (unit === BACKSLASH) at += 1;
      else if (unit === QUOTE) isInText = false;
    } else if (unit === QUOTE) isInText = true;
    else if (precedesValue(unit)) count += 1;
  }
  return count > max;
}

/** As something does for each value but the outermost. */
function precedesValue(unit: number): boolean {
  return unit === COMMA || unit === LIST || unit === OBJECT;
}
