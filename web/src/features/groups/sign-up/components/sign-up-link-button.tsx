import type { GroupRef } from '@portal/contract/fields';
import QrCode from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyOnIdle } from '#web/ui/lazy-on-idle.tsx';
import { signUpTexts } from '../texts/catalogue.ts';

const SignUpLinkDialog = lazyOnIdle(
  async () => (await import('./sign-up-link-dialog.tsx')).SignUpLinkDialog,
);

/** The button that opens the sign-up link of a group. */
export function SignUpLinkButton({ group }: { group: GroupRef }) {
  const [isOpen, setOpen] = useState(false);
  const t = signUpTexts();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={t.linkOf(group.name)}
        onClick={() => setOpen(true)}
      >
        <QrCode aria-hidden="true" />
        <span className="max-xl:sr-only">{t.link}</span>
      </Button>
      {isOpen ? <SignUpLinkDialog group={group} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
