import type { ConfirmDialogProps } from './confirm-window.tsx';
import { lazyOverlay } from './lazy-on-idle.tsx';

/** Asks before an action that cannot be undone, or that changes much. */
export const ConfirmDialog = lazyOverlay<ConfirmDialogProps>(
  async () => (await import('./confirm-window.tsx')).ConfirmWindow,
);
