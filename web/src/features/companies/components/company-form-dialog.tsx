import { type AdminCompany, companyForm } from '@portal/contract/companies';
import { formatsOf } from '@portal/contract/formats';
import { IMAGE_NAMES, IMAGE_TYPES } from '@portal/contract/images';
import { IMAGE_SIDE_MAX, LOGO_MAX_BYTES } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { refusalText } from '#web/platform/language/reasons.ts';
import { shownLanguage } from '#web/platform/language/shown-language.ts';
import { Button } from '#web/ui/button.tsx';
import { CompanyMark } from '#web/ui/company-mark.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { formatFileSize } from '#web/ui/format/file-size.ts';
import { Input } from '#web/ui/input.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Name } from '#web/ui/name.tsx';
import { OptionalMark } from '#web/ui/optional-mark.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import { useOutcomeToast } from '#web/ui/use-outcome-toast.ts';
import { useSaveCompany } from '../api/save-company.ts';
import { companiesTexts } from '../texts/catalogue.ts';
import { LogoPreview } from './logo-preview.tsx';

type CompanyFormDialogProps = {
  /** The company to change; null creates a new one. */
  company: AdminCompany | null;
  onClose: () => void;
  /** Called with a new company, after `onClose`. */
  onCreated?: (company: AdminCompany) => void;
};

export function CompanyFormDialog({ company, onClose, onCreated }: CompanyFormDialogProps) {
  const t = companiesTexts();
  const words = company === null ? t.create : t.change;
  // The company may be reloaded while the dialog is open: what another admin has changed is no entry.
  const [opened] = useState(company);
  const save = useSaveCompany(opened);
  const outcome = useOutcomeToast();
  const [logo, setLogo] = useState<File | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(companyForm),
    defaultValues: { name: opened?.name ?? '' },
  });
  const { close, guard } = useConfirmedClose(formState.isDirty || logo !== null, onClose);
  const logoError = logo === null ? undefined : logoProblem(logo, save.error);

  function submit({ name }: { name: string }) {
    if (save.isPending || (logo !== null && unusable(logo) !== undefined)) return;
    if (name === opened?.name && logo === null) return onClose();
    save.mutate(
      { name, logo },
      {
        onSuccess: (saved) => {
          outcome.success(words.done);
          // Rendered before the page is left, or else the guard of this form would ask first.
          flushSync(onClose);
          if (opened === null) onCreated?.(saved);
        },
        onError: (error) => {
          // The reason is shown once: at its field, or else in the toast.
          const field = refusedField(error);
          outcome.error(words.failed, field === null ? error.message : undefined);
          if (field === 'name') setError('name', { message: error.message }, { shouldFocus: true });
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!save.isPending}
      title={words.title}
      description={company && <Name>{company.name}</Name>}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <Field label={t.form.name} error={formState.errors.name?.message} required>
          <Input {...register('name')} dir="auto" autoComplete="off" readOnly={save.isPending} />
        </Field>
        <FileDrop
          label={
            <>
              <span>{company?.logo ? t.form.newLogo : t.form.logo}</span>
              <OptionalMark />
            </>
          }
          hint={t.form.logoHint(imageNames(), formatFileSize(LOGO_MAX_BYTES), IMAGE_SIDE_MAX)}
          accept={IMAGE_TYPES.join()}
          adviceFor={({ name }) =>
            /\.hei[cf]$/i.test(name) ? refusalText(because('pictureHeic')) : undefined
          }
          file={logo}
          onFile={(file) => {
            save.reset();
            setLogo(file);
          }}
          preview={logo === null ? undefined : <LogoPreview file={logo} />}
          error={logoError}
          disabled={save.isPending}
        />
        {company?.logo && logo === null ? (
          <p className="flex items-center gap-3 text-sm text-text-muted">
            <CompanyMark name={company.name} logoUrl={mediaUrl(company.logo)} size="md" />
            <span>{t.form.logoStays}</span>
          </p>
        ) : null}
        <DialogFooter>
          <Button variant="outline" disabled={save.isPending} onClick={close}>
            {uiTexts().cancel}
          </Button>
          <Button type="submit" busy={save.isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </DialogFooter>
      </form>
      <LeaveGuard
        {...guard}
        title={t.leave.title}
        message={words.lost}
        confirmLabel={t.leave.confirm}
      />
    </Dialog>
  );
}

/** 'PNG, JPEG or TIFF', in the shown language. */
const imageNames = () => formatsOf(shownLanguage()).list(IMAGE_NAMES, 'or');

/** The reason why this logo cannot be sent; the server would take an empty file for none. */
function unusable({ size }: File): string | undefined {
  const t = companiesTexts().form;
  if (size === 0) return t.emptyFile;
  return size > LOGO_MAX_BYTES ? t.largePicture(formatFileSize(LOGO_MAX_BYTES)) : undefined;
}

function logoProblem(logo: File, refusal: Error | null): string | undefined {
  const refused =
    refusal !== null && refusedField(refusal) === 'logo' ? refusal.message : undefined;
  return unusable(logo) ?? refused;
}

/** The field that the server's refusal is about; null if it is about no single field. */
function refusedField(error: Error): 'name' | 'logo' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'NAME_TAKEN') return 'name';
  return error.code === 'UNSUPPORTED_MEDIA' || error.code === 'TOO_LARGE' ? 'logo' : null;
}
