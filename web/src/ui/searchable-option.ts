import type { ReactNode } from 'react';

export type SearchableOption = {
  value: string;
  label: string;
  /** A second, quieter text; searched as well. */
  detail?: string | undefined;
  /** Before the label: a mark or an avatar. */
  leading?: ReactNode;
  disabled?: boolean | undefined;
};
