import type { User } from '@portal/contract/accounts';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { session } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { loginHeadings } from '../model/login-attempts.ts';
import { LoginForm } from './login-form.tsx';

/**
 * The login over a page whose session has ended. The page stays as it is below, hidden, and goes on after
 * the login; `user` is the one whose page it is.
 */
export function SessionEndedDialog({ user: { email, role } }: { user: User }) {
  useEffect(uncover, []);
  return (
    <Dialog
      open
      covers
      size="sm"
      onOpenChange={ignore}
      title={loginHeadings[role]}
      description="Your session has ended. Please log in again."
    >
      <div className="grid gap-5">
        <p className="text-pretty text-sm text-text-muted">
          Log in with the same account to keep what you have entered on this page.
        </p>
        <LoginForm page={role} knownEmail={email} />
        <Button variant="ghost" size="lg" onClick={() => session.end('changing-account')}>
          Log in with another account
        </Button>
      </div>
    </Dialog>
  );
}

/** It closes with the next session, or with its button. */
const ignore = () => undefined;

/** Ends what the page shows above the dialog, and videos: time watched without a session counts nothing. */
function uncover(): void {
  toast.dismiss();
  for (const video of document.querySelectorAll('video')) video.pause();
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}
