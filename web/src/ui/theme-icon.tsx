import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

/** The icon of the displayed theme. The style sheet chooses it, so that it is right before the page's code runs. */
export function ThemeIcon() {
  return (
    <>
      <Sun aria-hidden="true" data-theme-only="light" />
      <Moon aria-hidden="true" data-theme-only="dark" />
    </>
  );
}
