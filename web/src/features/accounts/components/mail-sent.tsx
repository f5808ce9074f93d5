import MailCheck from 'lucide-react/icons/mail-check';
import type { ReactNode } from 'react';

type MailSentProps = {
  message: string;
  /** How to use the mail, and what to do if it does not come. */
  children: ReactNode;
};

/** Shown in place of a form after the portal has sent a mail. */
export function MailSent({ message, children }: MailSentProps) {
  return (
    <>
      <span className="grid size-14 place-items-center rounded-2xl bg-success-soft text-success-text">
        <MailCheck aria-hidden="true" className="size-7" />
      </span>
      <div className="grid gap-2">
        {/* Focused because the form, which had the focus, is not shown any more. */}
        <p ref={focus} tabIndex={-1} className="font-medium text-lg outline-none">
          {message}
        </p>
        <p className="text-text-muted">{children}</p>
      </div>
    </>
  );
}

function focus(node: HTMLElement | null): void {
  node?.focus();
}
