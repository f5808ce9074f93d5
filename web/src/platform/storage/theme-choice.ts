import { localStore } from './safe-storage.ts';

/** Also read by `first-paint.js`. */
const THEME_KEY = 'theme';

export function saveThemeChoice(choice: 'system' | 'light' | 'dark'): void {
  if (choice === 'system') localStore.remove(THEME_KEY);
  else localStore.write(THEME_KEY, choice);
}
