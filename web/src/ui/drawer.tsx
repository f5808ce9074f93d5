import type { DrawerProps } from './drawer-panel.tsx';
import { lazyOverlay } from './lazy-on-idle.tsx';

/** A panel from the side, for the navigation on phones or for details beside a list. */
export const Drawer = lazyOverlay<DrawerProps>(
  async () => (await import('./drawer-panel.tsx')).DrawerPanel,
);
