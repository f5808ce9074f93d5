import type { User } from '@portal/contract/accounts';
import { useEffect } from 'react';
import { session } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { loginTexts } from '../login/texts/catalogue.ts';
import { loginHeading } from '../model/login-attempts.ts';
import { LoginForm } from './login-form.tsx';

/**
 * The login dialog over a page whose session has ended. The page stays mounted but hidden, and continues after the
 * login. `user` is the user of the page.
 */
export function SessionEndedDialog({ user: { email, role } }: { user: User }) {
  const t = loginTexts();
  useEffect(clearPage, []);
  return (
    <Dialog
      open
      covers
      size="sm"
      onOpenChange={ignore}
      title={loginHeading(role)}
      description={t.sessionEnded}
    >
      <div className="grid gap-5">
        <p className="text-pretty text-sm text-text-muted">{t.sameAccount}</p>
        <LoginForm page={role} knownEmail={email} isRelogin />
        <Button variant="ghost" size="lg" onClick={() => session.end('changing-account')}>
          {t.otherAccount}
        </Button>
      </div>
    </Dialog>
  );
}

/** The dialog closes only with the next session or by its own button. */
const ignore = () => undefined;

/**
 * Removes toasts and full screen, which would cover the dialog, and pauses videos: time watched without a session is
 * not credited.
 */
function clearPage(): void {
  toast.dismiss();
  for (const video of document.querySelectorAll('video')) video.pause();
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}
