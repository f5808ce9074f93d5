/** The length of a text as limits count it, in code points: '😀' is one character, not two code units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
