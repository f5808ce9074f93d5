import type { Elements } from './elements.ts';

export type SearchableOption = {
  value: string;
  label: string;
  /** A second, less prominent text, which is searched as well. */
  detail?: string | undefined;
  /** Shown before the label: a logo or an avatar. */
  leading?: Elements;
};
