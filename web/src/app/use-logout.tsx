import { useState } from 'react';
import { logOut } from '../features/accounts/api/log-out.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { logoutLosses } from './logout-losses.ts';
import { appTexts } from './texts/catalogue.ts';

type Logout = {
  /** Logs out, after a question if something would be lost in any tab. */
  readonly start: () => void;
  /** The properties of the {@link LogoutQuestion}, which is rendered beside the button. */
  readonly question: QuestionProps;
};

/** @param onDone called after the logout, on pages that do not leave by themselves */
export function useLogout(onDone?: () => void): Logout {
  const [isBusy, setIsBusy] = useState(false);
  const [losses, setLosses] = useState<readonly string[] | null>(null);

  function leave(): void {
    setLosses(null);
    logOut();
    onDone?.();
  }

  async function start(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const found = await logoutLosses();
      if (found.length === 0) leave();
      else setLosses(found);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    start: () => void start().catch(() => toast.error(appTexts().logout.failed)),
    question: { losses, onStay: () => setLosses(null), onLeave: leave },
  };
}

type QuestionProps = {
  losses: readonly string[] | null;
  onStay: () => void;
  onLeave: () => void;
};

export function LogoutQuestion({ losses, onStay, onLeave }: QuestionProps) {
  const t = appTexts().logout;
  return (
    <ConfirmDialog
      open={losses !== null}
      onOpenChange={onStay}
      title={t.question}
      confirmLabel={t.confirm}
      cancelLabel={t.stay}
      onConfirm={onLeave}
    >
      <ul className="grid list-disc gap-1 ps-5">
        {(losses ?? []).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <p>{t.warning}</p>
    </ConfirmDialog>
  );
}
