import { type HeldCertificate, withdrawCertificate } from '@portal/contract/certificates';
import { REASON_MAX, REASON_MIN } from '@portal/contract/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, messageOf, refusedPath } from '#web/platform/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Name } from '#web/ui/name.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { useWithdrawCertificate } from '../api/held-certificates.ts';
import { heldCertificatesTexts } from '../texts/catalogue.ts';

type WithdrawDialogProps = {
  certificate: HeldCertificate;
  /** The name of the trainee. */
  holder: string;
  onClose: () => void;
  onDone: () => void;
};

/** Withdraws a certificate, with a reason. */
export function WithdrawDialog({ certificate, holder, onClose, onDone }: WithdrawDialogProps) {
  const t = heldCertificatesTexts().withdrawal;
  const withdrawal = useWithdrawCertificate(certificate.code);
  const [resolver] = useState(() => schemaResolver(withdrawCertificate.body));
  const { register, handleSubmit, formState, setError } = useForm({
    resolver,
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const { close, guard } = useConfirmedClose(isDirty, onClose);

  async function withdraw({ reason }: { reason: string }) {
    try {
      await withdrawal.mutateAsync(reason);
      toast.success(t.done);
      onDone();
    } catch (error) {
      const isField = error instanceof ApiError && refusedPath(error) === 'reason';
      setError(
        isField ? 'reason' : 'root',
        { message: messageOf(error) },
        { shouldFocus: isField },
      );
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!isSubmitting}
      size="sm"
      title={t.title}
      description={<Name className="wrap-anywhere">{`${certificate.title} · ${holder}`}</Name>}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(withdraw)(event)}
      >
        <p className="text-sm text-text-muted">
          <span>{t.effect}</span> <span className="font-medium text-text">{t.final}</span>
        </p>
        <Field
          label={t.reason}
          hint={t.reasonHint(REASON_MIN)}
          error={errors.reason?.message}
          required
        >
          <Textarea
            {...register('reason')}
            rows={3}
            limit={REASON_MAX}
            dir="auto"
            readOnly={isSubmitting}
          />
        </Field>
        {errors.root === undefined ? null : <FormError>{errors.root.message}</FormError>}
        <DialogFooter>
          <Button variant="outline" disabled={isSubmitting} onClick={close}>
            {uiTexts().cancel}
          </Button>
          <Button type="submit" variant="danger" busy={isSubmitting} busyLabel={t.submitting}>
            {t.submit}
          </Button>
        </DialogFooter>
      </form>
      <LeaveGuard {...guard} title={t.leaveTitle} message={t.lost} confirmLabel={t.leave} />
    </Dialog>
  );
}
