import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Button } from './button.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { type ThemeChoice, useShownTheme, useTheme } from './use-theme.ts';

type ThemeToggleProps = {
  /** Stores the choice for the next visit. */
  save: (choice: ThemeChoice) => void;
  className?: string | undefined;
};

/** A button that switches to the other theme, for pages that should not load a menu. */
export function ThemeToggle({ save, className }: ThemeToggleProps) {
  const { choose } = useTheme(save);
  const shown = useShownTheme();
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const other = shown === 'dark' ? 'light' : 'dark';
  const Icon = shown === 'dark' ? Moon : Sun;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Switch to ${other} theme`}
      // Choosing the theme of the system means following the system again.
      onClick={() => choose(other === system ? 'system' : other)}
      className={className}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
