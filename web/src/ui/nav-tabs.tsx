import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import { useCurrentInView } from './use-current-in-view.ts';

type NavTabsProps = {
  /** The common subject of the tabs, for screen readers only. */
  label: string;
  tabs: readonly { readonly to: string; readonly label: string }[];
};

/**
 * Tabs that are links to pages: each has an address, opens in a new browser tab, and is left by Back. So they are a
 * navigation of links, with the current one marked, and not the ARIA pattern of tabs, whose panels are parts of one page.
 */
export function NavTabs({ label, tabs }: NavTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useCurrentInView(nav, { selector: '[aria-current]', key: pathname });
  return (
    <nav ref={nav} aria-label={label} className="relative mb-6 overflow-x-auto border-b">
      <ul className="flex gap-6">
        {tabs.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <NavLink to={to} className={linkClass}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// Forced colours replace the colour of every border: only that of the current link keeps one that is visible.
const linkClass = classNames(
  'inline-flex min-h-11 items-center border-transparent border-b-2 px-0.5 font-medium text-sm text-text-muted transition-colors',
  'hover:text-text focus-visible:-outline-offset-2 focus-visible:rounded-sm',
  'aria-[current]:border-accent aria-[current]:text-text',
  'forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]',
);
