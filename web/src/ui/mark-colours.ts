import type { CSSProperties } from 'react';
import { stableHue } from './stable-hue.ts';

/** A light ground and a dark character, readable in both themes; the hue comes from `markHue`. */
export const markClass = [
  'bg-[light-dark(oklch(0.915_0.055_var(--mark-hue)),oklch(0.36_0.07_var(--mark-hue)))]',
  'text-[light-dark(oklch(0.4_0.105_var(--mark-hue)),oklch(0.92_0.055_var(--mark-hue)))]',
].join(' ');

/** The hue of a name, the same everywhere. */
export function markHue(name: string): CSSProperties {
  return { '--mark-hue': stableHue(name.trim().toLowerCase()) } as CSSProperties;
}
