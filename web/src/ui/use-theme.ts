import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** The choice lives in `data-theme` on the root element, so that style sheet, every reader and the
 * script that runs before the first paint share one truth. No attribute means the system decides. */
function currentChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Shows a theme from now on, without storing it. */
function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** The chosen theme, and a function to choose another; `save` keeps the choice for the next visit. */
export function useTheme(save: (choice: ThemeChoice) => void) {
  const choice = useSyncExternalStore(subscribe, currentChoice);
  function choose(next: ThemeChoice) {
    applyTheme(next);
    save(next);
  }
  return { choice, choose };
}

/** What is really shown, light or dark, whoever decided it. */
export function useShownTheme(): 'light' | 'dark' {
  const choice = useSyncExternalStore(subscribe, currentChoice);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (choice !== 'system') return choice;
  return isSystemDark ? 'dark' : 'light';
}
