/** A hue in degrees that is always the same for the same text (FNV-1a, spread by the golden angle). */
export function stableHue(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return Math.round((hash % 1024) * 137.508) % 360;
}
