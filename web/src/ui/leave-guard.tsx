import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { useUnsavedForm } from './unsaved-forms.ts';

type LeaveGuardProps = {
  /** Unsaved changes would be lost. */
  isActive: boolean;
  /** The user wants to close the form without leaving the page. */
  isCloseRequested?: boolean;
  /** The form stays open when its page changes its own query, as a search does after a moment. */
  allowsRewrite?: boolean;
  title: string;
  /** The text about what would be lost. */
  message: string;
  confirmLabel: string;
  onStay?: () => void;
  /** Called before the page is left. */
  onLeave: () => void;
};

/** Asks before the page is left by a link, by Back, or by closing the tab. */
export function LeaveGuard({
  isActive,
  isCloseRequested = false,
  allowsRewrite = false,
  onStay,
  onLeave,
  ...words
}: LeaveGuardProps) {
  useUnsavedForm(isActive);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isSamePage = currentLocation.pathname === nextLocation.pathname;
    const isRewrite = isSamePage && historyAction === 'REPLACE';
    return isActive && !(isRewrite && allowsRewrite);
  });
  useBeforeUnload((event) => {
    if (isActive) event.preventDefault();
  });
  return (
    <ConfirmDialog
      open={isCloseRequested || blocker.state === 'blocked'}
      onOpenChange={() => {
        onStay?.();
        blocker.reset?.();
      }}
      title={words.title}
      confirmLabel={words.confirmLabel}
      cancelLabel={uiTexts().stay}
      onConfirm={() => {
        onStay?.();
        onLeave();
        blocker.proceed?.();
      }}
    >
      <p>{words.message}</p>
    </ConfirmDialog>
  );
}
