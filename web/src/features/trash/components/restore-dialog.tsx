import { companyName, email, groupName } from '@portal/contract/fields';
import type { EmailHolder } from '@portal/contract/trash';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Conflict } from '#web/features/deletions/api/restore.ts';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { Name, TextWithName } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import type { OpenConflict, RestoreTarget, useRestoring } from '../model/use-restoring.ts';
import { trashTexts } from '../texts/catalogue.ts';

type RestoreDialogProps = { restoring: ReturnType<typeof useRestoring> };

/** Explains why an entry cannot be restored as it is, and takes the user's solution. */
export function RestoreDialog({ restoring }: RestoreDialogProps) {
  const { open } = restoring;
  return open === null ? null : <ConflictDialog open={open} restoring={restoring} />;
}

type ConflictDialogProps = RestoreDialogProps & { open: OpenConflict };

function ConflictDialog({ open, restoring }: ConflictDialogProps) {
  const { busyWith, cancel } = restoring;
  const [isMerging, setIsMerging] = useState(false);
  const partner = partnerOf(open);
  const mergesWith = isMerging ? partner : null;
  return (
    <Dialog
      open
      onOpenChange={cancel}
      dismissible={busyWith === null}
      size="sm"
      title={mergesWith === null ? titleOf(open) : trashTexts().restore.merge.title}
    >
      {mergesWith === null ? (
        <Solution
          open={open}
          restoring={restoring}
          partner={partner}
          onMerge={() => setIsMerging(true)}
        />
      ) : (
        <MergeConfirmation
          name={open.target.name}
          partner={mergesWith}
          restoring={restoring}
          onBack={() => setIsMerging(false)}
        />
      )}
    </Dialog>
  );
}

/** Returns the trainee who uses the email and with whom the deleted one can be merged; null if there is none. */
function partnerOf({ target, conflict }: OpenConflict): EmailHolder | null {
  if (conflict.kind !== 'email' || target.person !== 'trainee') return null;
  return conflict.takenBy?.isTrainee === true ? conflict.takenBy : null;
}

function titleOf({ target, conflict }: OpenConflict): ReactNode {
  const t = trashTexts().restore;
  if (conflict.kind === 'company')
    return (
      <TextWithName text={t.company.title(conflict.companyName)} name={conflict.companyName} />
    );
  if (conflict.kind === 'name') return t.name[namedKind(target)].title;
  if (target.person !== null) return t.email.title;
  return conflict.count === 1 ? t.others.titleForOne : t.others.titleForSeveral;
}

/** The kind of record whose name is taken. */
const namedKind = ({ kind }: RestoreTarget) => (kind === 'group' ? 'group' : 'company');

type SolutionProps = ConflictDialogProps & {
  /** The trainee with whom the deleted one can be merged. */
  partner: EmailHolder | null;
  onMerge: () => void;
};

function Solution({ open, restoring, partner, onMerge }: SolutionProps) {
  const { target, conflict } = open;
  const t = trashTexts().restore;
  if (conflict.kind === 'company')
    return (
      <Confirmation
        restoring={restoring}
        label={
          <TextWithName
            text={t.company.confirm(conflict.companyName)}
            name={conflict.companyName}
          />
        }
        onConfirm={restoring.restoreCompanyFirst}
      >
        <p>
          <Sentence
            text={t.company.explanation}
            elements={[
              <BoldName key="name">{target.name}</BoldName>,
              <BoldName key="company">{conflict.companyName}</BoldName>,
              <BoldName key="again">{target.name}</BoldName>,
            ]}
          />
        </p>
      </Confirmation>
    );
  if (conflict.kind === 'name') return <TakenName target={target} restoring={restoring} />;
  if (target.person === null) return <WithoutPeople conflict={conflict} restoring={restoring} />;
  return (
    <TakenEmail
      name={target.name}
      person={target.person}
      conflict={conflict}
      restoring={restoring}
      partner={partner}
      onMerge={onMerge}
    />
  );
}

type TakenNameProps = RestoreDialogProps & { target: RestoreTarget };

function TakenName({ target, restoring }: TakenNameProps) {
  const kind = namedKind(target);
  const t = trashTexts().restore.name[kind];
  return (
    <AnotherValue
      restoring={restoring}
      field="name"
      schema={schemas[kind]}
      label={t.label}
      suggestion={target.name}
    >
      <Sentence text={t.explanation} elements={[<BoldName key="name">{target.name}</BoldName>]} />
    </AnotherValue>
  );
}

type EmailConflict = Extract<Conflict, { kind: 'email' }>;
type TakenEmailProps = Omit<SolutionProps, 'open'> &
  Pick<RestoreTarget, 'name'> & {
    person: NonNullable<RestoreTarget['person']>;
    conflict: EmailConflict;
  };

/** Takes another email, or merges a trainee with the one who uses the email. */
function TakenEmail(props: TakenEmailProps) {
  const { name, person, conflict, restoring, partner, onMerge } = props;
  const t = trashTexts().restore.email;
  return (
    <AnotherValue
      restoring={restoring}
      field="email"
      schema={schemas.email}
      label={t.labels[person]}
      suggestion=""
      {...(partner === null ? {} : { other: { label: t.merge, onChoose: onMerge } })}
    >
      <Sentence
        text={t.explanation}
        elements={[
          <BoldName key="email">{conflict.people[0]?.email ?? t.thisEmail}</BoldName>,
          <BoldName key="name">{name}</BoldName>,
        ]}
      />
      {partner === null ? null : <MergeHint name={partner.name} />}
    </AnotherValue>
  );
}

function BoldName({ children }: { children: string }) {
  return <Name className="wrap-anywhere font-medium">{children}</Name>;
}

function MergeHint({ name }: { name: string }) {
  const t = trashTexts().restore.email;
  return (
    <span className="mt-2 block">
      <Sentence text={t.mergeHint} elements={[<Name key="name">{name}</Name>]} />
    </span>
  );
}

type MergeConfirmationProps = RestoreDialogProps & {
  name: string;
  partner: EmailHolder;
  onBack: () => void;
};

function MergeConfirmation({ name, partner, restoring, onBack }: MergeConfirmationProps) {
  const t = trashTexts().restore.merge;
  return (
    <Confirmation
      restoring={restoring}
      label={t.confirm}
      busyLabel={t.merging}
      back={onBack}
      onConfirm={() => restoring.solve({ mergeInto: partner.userId })}
    >
      <p>
        <Sentence
          text={t.runs}
          elements={[<Name key="name">{name}</Name>, <Name key="other">{partner.name}</Name>]}
        />
      </p>
      <p>
        <Sentence text={t.feedback} elements={[<Name key="other">{partner.name}</Name>]} />
      </p>
      <p className="font-medium">{t.cannotBeUndone}</p>
    </Confirmation>
  );
}

type WithoutPeopleProps = RestoreDialogProps & { conflict: EmailConflict };

/** Several people of a company or of a bulk action cannot be restored. */
function WithoutPeople({ conflict: { people, count }, restoring }: WithoutPeopleProps) {
  const t = trashTexts().restore.others;
  const unnamed = count - people.length;
  return (
    <Confirmation
      restoring={restoring}
      label={t.confirm}
      onConfirm={() => restoring.solve({ leaveConflicts: true })}
    >
      <p>{t.taken(count)}</p>
      <ul className="grid max-h-64 gap-2 overflow-y-auto rounded-lg bg-surface-sunken p-3 text-sm">
        {people.map(({ userId, name, email }) => (
          <li key={userId} className="wrap-anywhere">
            <Name className="font-medium">{name}</Name>{' '}
            <Name className="text-text-muted">{email}</Name>
          </li>
        ))}
        {unnamed > 0 ? <li>{t.unnamed(unnamed)}</li> : null}
      </ul>
      <p>{t.explanation(count)}</p>
    </Confirmation>
  );
}

type ConfirmationProps = RestoreDialogProps & {
  label: ReactNode;
  busyLabel?: string;
  /** Returns to the other choices; without it, the dialog is cancelled. */
  back?: () => void;
  onConfirm: () => void;
  children: Elements;
};

function Confirmation(props: ConfirmationProps) {
  const { restoring, label, busyLabel, back, onConfirm, children } = props;
  const isBusy = restoring.busyWith !== null;
  return (
    <>
      <div className="grid gap-4">
        {children}
        {restoring.problem === null ? null : <FormError>{restoring.problem}</FormError>}
      </div>
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={back ?? restoring.cancel}>
          {back === undefined ? uiTexts().cancel : uiTexts().back}
        </Button>
        <Button
          busy={isBusy}
          busyLabel={busyLabel ?? trashTexts().restore.restoring}
          onClick={onConfirm}
        >
          {label}
        </Button>
      </DialogFooter>
    </>
  );
}

const schemas = {
  email: z.object({ value: email }),
  company: z.object({ value: companyName }),
  group: z.object({ value: groupName }),
};

type AnotherValueProps = RestoreDialogProps & {
  field: 'email' | 'name';
  schema: (typeof schemas)[keyof typeof schemas];
  label: string;
  suggestion: string;
  /** Another way to solve it. */
  other?: { label: string; onChoose: () => void };
  children: ReactNode;
};

function AnotherValue(props: AnotherValueProps) {
  const { restoring, field, schema, label, suggestion, other, children } = props;
  const t = trashTexts().restore;
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { value: suggestion },
  });
  const isBusy = restoring.busyWith !== null;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit(({ value }) => restoring.solve({ [field]: value }))(event)
      }
    >
      <p>{children}</p>
      <Field
        label={label}
        error={formState.errors.value?.message ?? restoring.problem ?? undefined}
        required
      >
        <Input
          {...register('value')}
          type={field === 'email' ? 'email' : 'text'}
          dir={field === 'email' ? 'ltr' : 'auto'}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={restoring.cancel}>
          {uiTexts().cancel}
        </Button>
        {other === undefined ? null : (
          <Button variant="outline" disabled={isBusy} onClick={other.onChoose}>
            {other.label}
          </Button>
        )}
        <Button type="submit" busy={isBusy} busyLabel={t.restoring}>
          {t.restore}
        </Button>
      </DialogFooter>
    </form>
  );
}
