import { type CertificateLook, certificateLookForm } from '@portal/contract/certificates';
import { LOGO_MAX_BYTES } from '@portal/contract/limits';
import { useRef, useState } from 'react';
import { ApiError, messageOf, refusedPath } from '#web/platform/http/api-error.ts';
import { issueMessage } from '#web/platform/language/reasons.ts';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { formatFileSize } from '#web/ui/format/file-size.ts';
import { Input } from '#web/ui/input.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { paleButton } from '#web/ui/pale-button.ts';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { useObjectUrl } from '#web/ui/use-object-url.ts';
import { type LookChanges, useSaveCertificateLook } from '../api/certificate-look.ts';
import {
  changesOf,
  chosenFile,
  entryOf,
  isChanged,
  type LookEntry,
  previewedLook,
  type SignatureEdit,
  tidyColour,
} from '../model/look-edit.ts';
import { certificateLookTexts } from '../texts/catalogue.ts';
import { ColourField } from './colour-field.tsx';
import { SignatureField } from './signature-field.tsx';

type LookFormProps = {
  companyId: number;
  /** As it was loaded last: fields without an edit show it. */
  saved: CertificateLook;
  /** The part about the logo, which is that of the company. */
  logo: Elements;
  preview: (look: CertificateLook) => Elements;
};

/** The form of the look, with its preview beside it. */
export function LookForm({ companyId, saved, logo, preview }: LookFormProps) {
  const t = certificateLookTexts();
  const save = useSaveCertificateLook(companyId);
  const [edit, setEdit] = useState<Partial<LookEntry>>({});
  const [signature, setSignature] = useState<SignatureEdit>('kept');
  const [refused, setRefused] = useState<Problem | null>(null);
  const file = chosenFile(signature);
  const chosenUrl = useObjectUrl(file);
  const saveButton = useRef<HTMLButtonElement>(null);
  const entry: LookEntry = { ...entryOf(saved), ...edit };
  const hasChanges = isChanged(saved, entry) || signature !== 'kept';
  const shownSignature = signature === 'kept' ? saved.signature : chosenUrl;
  const look = previewedLook(saved, entry, shownSignature);
  const problem = refused ?? problemOf(save.error);

  function change(part: Partial<LookEntry>) {
    forgetProblem();
    setEdit((now) => ({ ...now, ...part }));
  }

  /** The message may be about the former value. */
  function forgetProblem() {
    setRefused(null);
    if (!save.isPending) save.reset();
  }

  function changeSignature(next: SignatureEdit) {
    forgetProblem();
    setSignature(next);
  }

  function forgetEdit() {
    setEdit({});
    setSignature('kept');
  }

  function discard() {
    // The pressed button disappears.
    saveButton.current?.focus();
    forgetProblem();
    forgetEdit();
  }

  function submit() {
    if (save.isPending || !hasChanges || fileProblem(file) !== undefined) return;
    const tidied = { ...entry, colour: tidyColour(entry.colour) };
    const changes = changesOf(saved, tidied, signature);
    const found = problemIn(changes);
    setEdit(tidied);
    setRefused(found);
    if (found === null)
      save.mutate(changes, {
        onSuccess: () => {
          forgetEdit();
          toast.success(t.saved);
        },
      });
  }

  return (
    <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-2">
      <form
        noValidate
        className="grid min-w-0 gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ColourField
          value={entry.colour}
          shown={look.colour}
          onChange={(colour) => change({ colour })}
          error={problem?.field === 'colour' ? problem.message : undefined}
          readOnly={save.isPending}
        />
        {logo}
        <SignatureField
          saved={saved.signature}
          value={signature}
          chosenUrl={chosenUrl}
          onChange={changeSignature}
          error={
            fileProblem(file) ?? (problem?.field === 'signature' ? problem.message : undefined)
          }
          disabled={save.isPending}
        />
        <Field
          label={t.line}
          hint={t.lineHint}
          error={problem?.field === 'line' ? problem.message : undefined}
          optional
        >
          <Input
            value={entry.line}
            dir="auto"
            autoComplete="off"
            readOnly={save.isPending}
            onChange={({ target }) => change({ line: target.value })}
          />
        </Field>
        {problem?.field === null ? <FormError>{problem.message}</FormError> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            ref={saveButton}
            type="submit"
            busy={save.isPending}
            busyLabel={uiTexts().saving}
            // Not disabled: it keeps the focus after the save.
            aria-disabled={!hasChanges}
            className={hasChanges ? undefined : paleButton}
          >
            {t.save}
          </Button>
          {hasChanges ? (
            <Button variant="outline" disabled={save.isPending} onClick={discard}>
              {t.discard}
            </Button>
          ) : null}
        </div>
      </form>
      {preview(look)}
      <LeaveGuard
        isActive={hasChanges}
        allowsRewrite
        title={t.leave.title}
        message={t.lost}
        confirmLabel={t.leave.confirm}
        onLeave={() => undefined}
      />
    </div>
  );
}

/** The reason why this picture cannot be sent; the server would take an empty file for none. */
function fileProblem(file: File | null): string | undefined {
  const t = certificateLookTexts();
  if (file === null) return undefined;
  if (file.size === 0) return t.emptyFile;
  return file.size > LOGO_MAX_BYTES ? t.largePicture(formatFileSize(LOGO_MAX_BYTES)) : undefined;
}

/** `field` is null for a problem of no single field. */
type Problem = { field: keyof LookEntry | 'signature' | null; message: string };

/** The first problem that the server would find, too. */
function problemIn({ fields }: LookChanges): Problem | null {
  const [first] = certificateLookForm.safeParse(fields).error?.issues ?? [];
  return first === undefined
    ? null
    : { field: fieldAt(first.path[0]), message: issueMessage(first.message) };
}

const fieldAt = (path: unknown) => (path === 'colour' || path === 'line' ? path : null);

function problemOf(error: Error | null): Problem | null {
  if (error === null) return null;
  const message = messageOf(error);
  if (!(error instanceof ApiError)) return { field: null, message };
  if (error.code === 'UNSUPPORTED_MEDIA' || error.code === 'TOO_LARGE')
    return { field: 'signature', message };
  return { field: fieldAt(refusedPath(error)), message };
}
