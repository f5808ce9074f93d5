import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Button } from './button.tsx';
import { useMediaQuery } from './use-media-query.ts';
import { type ThemeChoice, useShownTheme, useTheme } from './use-theme.ts';

type ThemeToggleProps = {
  /** Keeps the choice for the next visit. */
  save: (choice: ThemeChoice) => void;
  className?: string | undefined;
};

/** The other theme by one press: for pages that a menu, and its code, would be too much for. */
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
      // Back to what the system shows is back to following it.
      onClick={() => choose(other === system ? 'system' : other)}
      className={className}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
