import { localStore } from './safe-storage.ts';

/** Read before the first paint by `public/theme.js`. */
const THEME_KEY = 'theme';

export function saveThemeChoice(choice: 'system' | 'light' | 'dark'): void {
  if (choice === 'system') localStore.remove(THEME_KEY);
  else localStore.write(THEME_KEY, choice);
}
