import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';

/** The dialog, whose code is loaded when it is opened. */
export const HelpDialog = lazyOnIdle(async () => (await import('./help-dialog.tsx')).HelpDialog);
