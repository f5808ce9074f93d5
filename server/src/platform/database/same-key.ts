/**
 * The form under which a name or an email is the same to the portal: without regard to case, outer
 * blanks and the way accents are composed (readings 12).
 */
export function sameKey(value: string): string {
  return value.trim().normalize('NFC').toLowerCase();
}
