import TriangleAlert from 'lucide-react/icons/triangle-alert';
import * as Radix from 'radix-ui/alert-dialog';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import { firstField } from './first-field.ts';
import { FormError } from './form-error.tsx';
import { Input } from './input.tsx';
import { looksSame } from './looks-same.ts';
import { Name, TextWithName } from './name.tsx';
import { overlayClass } from './overlay-styles.ts';
import { Sentence } from './sentence.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: 'Delete this module?' */
  title: string;
  /** The name in the title, if there is one. */
  name?: string | undefined;
  /** Exactly the records that are deleted or changed. */
  children: ReactNode;
  confirmLabel: string;
  /** Shown on the button while busy: 'Deleting…'. */
  busyLabel?: string | undefined;
  cancelLabel?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  /** A text that must be typed before the button works, for actions that cannot be undone. */
  typedConfirmation?: string | undefined;
  busy?: boolean | undefined;
  /** False while what is confirmed is unknown or impossible: the button does not work. */
  isReady?: boolean | undefined;
  /** The reason why the last attempt failed; the dialog stays open. */
  error?: string | undefined;
  onConfirm: () => void;
};

/** The window of `ConfirmDialog`. */
export function ConfirmWindow(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, tone = 'danger', busy = false, children } = props;
  // Without a field the button that cancels is focused.
  const dialogFocus = useDialogFocus(firstField);
  return (
    <Radix.Root open={open} onOpenChange={(next) => busy || onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content {...dialogFocus} className={boxClass}>
          <div className="flex gap-4">
            {tone === 'danger' ? (
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-danger-soft text-danger-text">
                <TriangleAlert aria-hidden="true" className="size-5" />
              </span>
            ) : null}
            <div className="grid min-w-0 gap-1.5 pt-1.5">
              <Radix.Title
                data-no-toast
                className="wrap-anywhere font-semibold text-lg leading-snug tracking-tight"
              >
                <TextWithName text={title} name={props.name ?? ''} />
              </Radix.Title>
              <Radix.Description asChild>
                <div className="grid gap-2 wrap-anywhere text-sm text-text-muted">{children}</div>
              </Radix.Description>
            </div>
          </div>
          <ConfirmForm {...props} tone={tone} busy={busy} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A separate component, so that the typed text is reset when the dialog closes. */
function ConfirmForm(props: ConfirmDialogProps) {
  const { typedConfirmation, tone, busy, error, confirmLabel, busyLabel, onConfirm } = props;
  const t = uiTexts();
  const [typed, setTyped] = useState('');
  const isTyped = typedConfirmation === undefined || looksSame(typed, typedConfirmation);
  const isReady = isTyped && props.isReady !== false;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Otherwise a form around the dialog in React's tree would receive this submission too.
    event.stopPropagation();
    if (isReady && !busy) onConfirm();
  }
  return (
    <form onSubmit={handleSubmit} className="mt-5 grid gap-5">
      {typedConfirmation === undefined ? null : (
        <Field
          label={
            <Sentence
              text={t.confirm.typeName}
              elements={[
                <strong key="name" className="wrap-anywhere">
                  <Name>{typedConfirmation}</Name>
                </strong>,
              ]}
            />
          }
        >
          <Input
            value={typed}
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      {error ? <FormError>{error}</FormError> : null}
      <div data-no-toast className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Radix.Cancel asChild>
          <Button variant="outline" disabled={busy}>
            {props.cancelLabel ?? t.cancel}
          </Button>
        </Radix.Cancel>
        <Button type="submit" variant={tone} busy={busy} busyLabel={busyLabel} disabled={!isReady}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}

const boxClass = classNames(
  'fixed inset-x-0 bottom-0 z-50 mx-auto max-h-dvh overflow-y-auto bg-surface-raised p-5 shadow-lg',
  'rounded-t-2xl forced-colors:border-t pb-[max(1.25rem,env(safe-area-inset-bottom))]',
  'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-md sm:rounded-2xl sm:border sm:p-6',
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out',
  'sm:data-[state=open]:animate-pop-in sm:data-[state=closed]:animate-pop-out',
);
