import { companyName, email } from '@portal/contract/fields';
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
import { formatCount } from '#web/ui/format/format-count.ts';
import { Input } from '#web/ui/input.tsx';
import { Name, TextWithName } from '#web/ui/name.tsx';
import type { OpenConflict, useRestoring } from '../model/use-restoring.ts';

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
      title={mergesWith === null ? titleOf(open) : 'Merge both trainees?'}
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
  if (conflict.kind === 'company')
    return (
      <TextWithName text={`Restore ${conflict.companyName} first?`} name={conflict.companyName} />
    );
  if (conflict.kind === 'name') return 'The company name is taken';
  return target.person !== null || conflict.count === 1 ? 'The email is taken' : 'Emails are taken';
}

type SolutionProps = ConflictDialogProps & {
  /** The trainee with whom the deleted one can be merged. */
  partner: EmailHolder | null;
  onMerge: () => void;
};

function Solution({ open, restoring, partner, onMerge }: SolutionProps) {
  const { target, conflict } = open;
  if (conflict.kind === 'company')
    return (
      <Confirmation
        restoring={restoring}
        label={
          <TextWithName
            text={`Restore ${conflict.companyName} first`}
            name={conflict.companyName}
          />
        }
        onConfirm={restoring.restoreCompanyFirst}
      >
        <p>
          <Name className="wrap-anywhere font-medium">{target.name}</Name> <span>belongs to</span>{' '}
          <Name className="wrap-anywhere font-medium">{conflict.companyName}</Name>
          <span>
            , which is in the trash too. Both are restored: first the company with all that was
            deleted with it, then
          </span>{' '}
          <Name className="wrap-anywhere font-medium">{target.name}</Name>
          <span>.</span>
        </p>
      </Confirmation>
    );
  if (conflict.kind === 'name')
    return (
      <AnotherValue
        restoring={restoring}
        field="name"
        label="New name of the company"
        suggestion={target.name}
      >
        <span>Another company is called</span>{' '}
        <Name className="wrap-anywhere font-medium">{target.name}</Name>{' '}
        <span>now. Give the restored one another name.</span>
      </AnotherValue>
    );
  if (target.person === null) return <WithoutPeople conflict={conflict} restoring={restoring} />;
  return (
    <TakenEmail
      target={target}
      conflict={conflict}
      restoring={restoring}
      partner={partner}
      onMerge={onMerge}
    />
  );
}

type EmailConflict = Extract<Conflict, { kind: 'email' }>;
type TakenEmailProps = Omit<SolutionProps, 'open'> &
  Pick<OpenConflict, 'target'> & { conflict: EmailConflict };

/** Takes another email, or merges a trainee with the one who uses the email. */
function TakenEmail({ target, conflict, restoring, partner, onMerge }: TakenEmailProps) {
  return (
    <AnotherValue
      restoring={restoring}
      field="email"
      label={`New email of the ${target.person}`}
      suggestion=""
      {...(partner === null ? {} : { other: { label: 'Merge…', onChoose: onMerge } })}
    >
      <span>Another account uses</span>{' '}
      <Name className="wrap-anywhere font-medium">{conflict.people[0]?.email ?? 'this email'}</Name>{' '}
      <span>now. Give</span> <Name className="wrap-anywhere font-medium">{target.name}</Name>{' '}
      <span>another email to log in with.</span>
      {partner === null ? null : <MergeHint name={partner.name} />}
    </AnotherValue>
  );
}

function MergeHint({ name }: { name: string }) {
  return (
    <span className="mt-2 block">
      <span>Or merge both: the results are added to those of</span> <Name>{name}</Name>
      <span>, who uses it.</span>
    </span>
  );
}

type MergeConfirmationProps = RestoreDialogProps & {
  name: string;
  partner: EmailHolder;
  onBack: () => void;
};

function MergeConfirmation({ name, partner, restoring, onBack }: MergeConfirmationProps) {
  return (
    <Confirmation
      restoring={restoring}
      label="Merge for good"
      busyLabel="Merging…"
      back={onBack}
      onConfirm={() => restoring.solve({ mergeInto: partner.userId })}
    >
      <p>
        <span>The runs of</span> <Name>{name}</Name>
        <span>, with results, answers and watching sessions, come before those of</span>{' '}
        <Name>{partner.name}</Name>
        <span>. They change no more, and all runs are numbered again.</span>
      </p>
      <p>
        <span>Feedback is kept only for modules on which</span> <Name>{partner.name}</Name>{' '}
        <span>has given none. Conversations and help requests stay with “Deleted user”.</span>
      </p>
      <p className="font-medium">This cannot be undone.</p>
    </Confirmation>
  );
}

type WithoutPeopleProps = RestoreDialogProps & { conflict: EmailConflict };

/** Several people of a company or of a bulk action cannot be restored. */
function WithoutPeople({ conflict: { people, count }, restoring }: WithoutPeopleProps) {
  const unnamed = count - people.length;
  return (
    <Confirmation
      restoring={restoring}
      label="Restore the others"
      onConfirm={() => restoring.solve({ leaveConflicts: true })}
    >
      <p>
        {count === 1
          ? 'The email of this trainee is used by another account now:'
          : `The emails of ${formatCount(count, 'trainee')} are used by other accounts now:`}
      </p>
      <ul className="grid max-h-64 gap-2 overflow-y-auto rounded-lg bg-surface-sunken p-3 text-sm">
        {people.map(({ userId, name, email }) => (
          <li key={userId} className="wrap-anywhere">
            <Name className="font-medium">{name}</Name>{' '}
            <Name className="text-text-muted">{email}</Name>
          </li>
        ))}
        {unnamed > 0 ? <li>{`and ${formatCount(unnamed, 'other')}`}</li> : null}
      </ul>
      <p>{`You can restore all others now. ${count === 1 ? 'This trainee stays' : 'These trainees stay'} in the trash as an entry of their own.`}</p>
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
  const { restoring, label, busyLabel = 'Restoring…', back, onConfirm, children } = props;
  const isBusy = restoring.busyWith !== null;
  return (
    <>
      <div className="grid gap-4">
        {children}
        {restoring.problem === null ? null : <FormError>{restoring.problem}</FormError>}
      </div>
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={back ?? restoring.cancel}>
          {back === undefined ? 'Cancel' : 'Back'}
        </Button>
        <Button busy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
          {label}
        </Button>
      </DialogFooter>
    </>
  );
}

const schemas = {
  email: z.object({ value: email }),
  name: z.object({ value: companyName }),
};

type AnotherValueProps = RestoreDialogProps & {
  field: 'email' | 'name';
  label: string;
  suggestion: string;
  /** Another way to solve it. */
  other?: { label: string; onChoose: () => void };
  children: ReactNode;
};

function AnotherValue(props: AnotherValueProps) {
  const { restoring, field, label, suggestion, other, children } = props;
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver(schemas[field]),
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
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={restoring.cancel}>
          Cancel
        </Button>
        {other === undefined ? null : (
          <Button variant="outline" disabled={isBusy} onClick={other.onChoose}>
            {other.label}
          </Button>
        )}
        <Button type="submit" busy={isBusy} busyLabel="Restoring…">
          Restore
        </Button>
      </DialogFooter>
    </form>
  );
}
