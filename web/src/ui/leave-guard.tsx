import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveGuardProps = {
  /** Whether something would be lost. */
  isActive: boolean;
  /** The user wants to leave by a way that leads to no other address. */
  isAsked?: boolean;
  /** The form stays open while its page rewrites its own address, as a search does after a moment. */
  allowsRewrite?: boolean;
  title: string;
  /** What would be lost. */
  message: string;
  confirmLabel: string;
  onStay?: () => void;
  /** Called before the page is left. */
  onLeave: () => void;
};

/** Asks before the page is left, be it by a link, Back, or closing the tab. */
export function LeaveGuard({
  isActive,
  isAsked = false,
  allowsRewrite = false,
  onStay,
  onLeave,
  ...words
}: LeaveGuardProps) {
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
      open={isAsked || blocker.state === 'blocked'}
      onOpenChange={() => {
        onStay?.();
        blocker.reset?.();
      }}
      title={words.title}
      confirmLabel={words.confirmLabel}
      cancelLabel="Stay"
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
