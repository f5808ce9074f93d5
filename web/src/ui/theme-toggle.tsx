import { Button } from './button.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { ThemeIcon } from './theme-icon.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { type ThemeChoice, useShownTheme, useTheme } from './use-theme.ts';

type ThemeToggleProps = {
  /** Stores the choice for the next visit. */
  save: (choice: ThemeChoice) => void;
  className?: string | undefined;
};

/** A button that switches to the other theme, for pages that should not load a menu. */
export function ThemeToggle({ save, className }: ThemeToggleProps) {
  const t = uiTexts().theme;
  const { choose } = useTheme(save);
  const shown = useShownTheme();
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="ghost"
      size="icon"
      // Choosing the theme of the system means following the system again.
      onClick={() => choose(other === system ? 'system' : other)}
      className={className}
    >
      <ThemeIcon />
      <span className="sr-only" data-theme-only="light">
        {t.switchToDark}
      </span>
      <span className="sr-only" data-theme-only="dark">
        {t.switchToLight}
      </span>
    </Button>
  );
}
