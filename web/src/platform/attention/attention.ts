/**
 * How much attention the user gives to a tab: it has the keyboard focus; it is visible but another window has the
 * focus; or it is behind other tabs or on a locked screen.
 */
export type Attention = 'focused' | 'visible' | 'hidden';

export function attention(): Attention {
  if (document.visibilityState === 'hidden') return 'hidden';
  return document.hasFocus() ? 'focused' : 'visible';
}
