import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';

/** Asks before the certificates of trainees are collected; seldom opened. */
export const LazyCollectDialog = lazyOnIdle(
  async () => (await import('./collect-dialog.tsx')).CollectDialog,
);
