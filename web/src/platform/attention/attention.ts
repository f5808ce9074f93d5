/**
 * How a tab is looked at: it has the keyboard; it is seen beside what has; or it is behind others, or on a
 * locked screen.
 */
export type Attention = 'focused' | 'visible' | 'hidden';

export function attention(): Attention {
  if (document.visibilityState === 'hidden') return 'hidden';
  return document.hasFocus() ? 'focused' : 'visible';
}
