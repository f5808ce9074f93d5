import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogFooter } from './dialog.tsx';
import type { Elements } from './elements.ts';
import { FormError } from './form-error.tsx';
import { uiTexts } from './texts/catalogue.ts';

type FormFooterProps = {
  /** The reason why the last submission failed, if it concerns no single field. */
  error: string | undefined;
  busy: boolean;
  busyLabel: string;
  onCancel: () => void;
  /** Further buttons, before those that end the form. */
  buttons?: Elements;
  /** The label of the button that sends the form. */
  children: ReactNode;
};

/** The end of a form in a dialog. The error is beside the button, because a long form may hide its end. */
export function FormFooter(props: FormFooterProps) {
  const { error, busy, busyLabel, onCancel, buttons, children } = props;
  return (
    <DialogFooter>
      {error === undefined ? null : (
        <div className="basis-full">
          <FormError>{error}</FormError>
        </div>
      )}
      {buttons}
      <Button variant="outline" disabled={busy} onClick={onCancel}>
        {uiTexts().cancel}
      </Button>
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {children}
      </Button>
    </DialogFooter>
  );
}
