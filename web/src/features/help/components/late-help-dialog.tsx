import { late } from '#web/ui/late.tsx';

/** The dialog, whose code is loaded when it is opened. */
export const HelpDialog = late(async () => (await import('./help-dialog.tsx')).HelpDialog);
