/** For `like … escape '\'`: matches texts that contain the given one, with its special characters escaped. */
export function likePattern(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
