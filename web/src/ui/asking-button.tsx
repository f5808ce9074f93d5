import { useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Elements } from './elements.ts';

type AskingButtonProps = {
  /** The content of the button. */
  children: Elements;
  question: { title: string; text: string; confirmLabel: string; busyLabel: string };
  action: {
    readonly isPending: boolean;
    readonly reset: () => void;
    readonly mutate: (input: undefined, options: { onSuccess: () => void }) => void;
  };
  /** The failure of the action. */
  error: string | undefined;
};

/** A button whose action begins after a question, which is open until the action has succeeded. */
export function AskingButton({ children, question, action, error }: AskingButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const { title, text, confirmLabel, busyLabel } = question;

  function ask() {
    action.reset();
    setAsked(true);
  }

  return (
    <>
      <Button variant="outline" onClick={ask}>
        {children}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={title}
        confirmLabel={confirmLabel}
        busyLabel={busyLabel}
        busy={action.isPending}
        error={error}
        onConfirm={() => action.mutate(undefined, { onSuccess: () => setAsked(false) })}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
