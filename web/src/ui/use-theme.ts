import { useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';
import { useMediaQuery } from './use-media-query.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/**
 * The choice is stored in `data-theme` on the root element, which the style sheet, all components and the script before
 * the first paint read. Without the attribute the system decides.
 */
function currentChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The HTML of the build has no choice. */
function useChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentChoice, () => 'system');
}

/** Shows a theme without storing the choice. */
function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** The chosen theme, and a function to choose another; `save` stores the choice for the next visit. */
export function useTheme(save: (choice: ThemeChoice) => void) {
  const choice = useChoice();
  function choose(next: ThemeChoice) {
    save(next);
    // Every element gets other colours.
    afterPaint(() => applyTheme(next));
  }
  return { choice, choose };
}

/** The theme that is displayed, light or dark, by choice or by the system. */
export function useShownTheme(): 'light' | 'dark' {
  const choice = useChoice();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice !== 'system') return choice;
  return isSystemDark ? 'dark' : 'light';
}
