/** The first letter of each word of a name, upper-cased: 'Ana de la Cruz' → 'ADLC'. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
