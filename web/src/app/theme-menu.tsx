import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { saveThemeChoice } from '../platform/storage/theme-choice.ts';
import { Button } from '../ui/button.tsx';
import { DropdownChoice, DropdownMenu } from '../ui/dropdown-menu.tsx';
import { ThemeIcon } from '../ui/theme-icon.tsx';
import { useTheme } from '../ui/use-theme.ts';

const choices = [
  { value: 'system', label: 'As the system', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
] as const;

export function ThemeMenu() {
  const { choice, choose } = useTheme(saveThemeChoice);
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Theme">
          <ThemeIcon />
        </Button>
      }
    >
      <DropdownChoice label="Theme" options={choices} value={choice} onChange={choose} />
    </DropdownMenu>
  );
}
