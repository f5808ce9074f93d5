import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { saveThemeChoice } from '../platform/storage/theme-choice.ts';
import { Button } from '../ui/button.tsx';
import { DropdownChoice, DropdownMenu } from '../ui/dropdown-menu.tsx';
import { ThemeIcon } from '../ui/theme-icon.tsx';
import { useTheme } from '../ui/use-theme.ts';
import { frameTexts } from './frame/texts/catalogue.ts';
import type { FrameTexts } from './frame/texts/en.ts';

const choicesIn = ({ themes }: FrameTexts) =>
  [
    { value: 'system', label: themes.system, icon: <Monitor aria-hidden="true" /> },
    { value: 'light', label: themes.light, icon: <Sun aria-hidden="true" /> },
    { value: 'dark', label: themes.dark, icon: <Moon aria-hidden="true" /> },
  ] as const;

export function ThemeMenu() {
  const t = frameTexts();
  const { choice, choose } = useTheme(saveThemeChoice);
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t.theme}>
          <ThemeIcon />
        </Button>
      }
    >
      <DropdownChoice label={t.theme} options={choicesIn(t)} value={choice} onChange={choose} />
    </DropdownMenu>
  );
}
