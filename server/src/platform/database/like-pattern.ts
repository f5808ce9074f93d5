/** For `like … escape '\'`: matches what contains the text, whose own signs stand for themselves. */
export function likePattern(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
