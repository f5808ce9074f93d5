import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Name } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import type { EditionEntry } from '../api/make-edition.ts';
import { useEditionForm } from '../model/use-edition-form.ts';
import { editionsTexts } from '../texts/catalogue.ts';
import { EditionFields } from './edition-fields.tsx';

type EditionDialogProps = {
  module: { id: number; name: string };
  /** The trainees who have completed the module. */
  completed: number;
  /** An entry that was refused after the module was saved, and why. */
  refused?: { entry: EditionEntry; message: string } | undefined;
  onClose: () => void;
};

/** Requires a module again, with a date and a reason. */
export function EditionDialog({ module, completed, refused, onClose }: EditionDialogProps) {
  const t = editionsTexts();
  const { form, make, isBusy } = useEditionForm(module.id, refused?.entry);
  const { errors, isDirty } = form.formState;
  const { close, guard } = useConfirmedClose(isDirty || refused !== undefined, onClose);

  async function submit(entry: EditionEntry) {
    if (!(await make(entry))) return;
    toast.success(t.done(entry.by));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!isBusy}
      size="sm"
      title={t.title}
      description={<Name>{module.name}</Name>}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          // React would pass it on to the form of the editor.
          event.stopPropagation();
          void form.handleSubmit(submit)(event);
        }}
      >
        {refused === undefined || form.formState.isSubmitted ? (
          <p>{t.completed(completed)}</p>
        ) : (
          <FormError>
            <p>{t.savedWithout}</p>
            <p>{refused.message}</p>
          </FormError>
        )}
        <EditionFields form={form} readOnly={isBusy} />
        {errors.root ? <FormError>{errors.root.message}</FormError> : null}
        <DialogFooter>
          <Button variant="outline" disabled={isBusy} onClick={close}>
            {uiTexts().cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={uiTexts().saving}>
            {t.confirm}
          </Button>
        </DialogFooter>
      </form>
      <LeaveGuard
        {...guard}
        title={t.leave.title}
        message={t.lost}
        confirmLabel={t.leave.confirm}
      />
    </Dialog>
  );
}
