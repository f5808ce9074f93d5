const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A name for a sentence of plain text, where no `<bdi>` is possible: a name that is written from right to left does not
 * change the order of the words around it. The mark before it keeps a sentence that begins with it from left to right.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u{200E}\u{2068}${name}\u{2069}` : name;
}
