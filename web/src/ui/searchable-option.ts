import type { Elements } from './elements.ts';

export type SearchableOption = {
  value: string;
  label: string;
  /** The label is the name of a company. */
  isName?: boolean | undefined;
  /** A second, less prominent text, which is searched as well. */
  detail?: string | undefined;
  /** Shown before the label: a logo or an avatar. */
  leading?: Elements;
};
