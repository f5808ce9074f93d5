/** Reports whether two texts look the same on a page, which shows several blanks as one. */
export function looksSame(one: string, other: string): boolean {
  return shown(one) === shown(other);
}

const shown = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
