/** The place to go on within `duration` seconds; a replaced video may be shorter than the place kept. */
export function clampPosition(position: number, duration: number): number {
  return Math.min(Math.max(position, 0), duration);
}
