import type { CompanyRef } from '@portal/contract/fields';
import { because } from '@portal/contract/reasons';
import { type ReactNode, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useCompanies } from '#web/features/companies/api/companies.ts';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { refusalText } from '#web/platform/language/reasons.ts';
import { useOnlyCompany, useReach } from '#web/platform/session/use-reach.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Field } from '#web/ui/field.tsx';
import { FormFooter } from '#web/ui/form-footer.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PersonFields } from '#web/ui/person-fields.tsx';
import { useConfirmedClose } from '#web/ui/use-confirmed-close.ts';
import {
  chosenGroups,
  firstGroups,
  fixedGroups,
  isCompanyChoice,
  ownGroups,
  type SavedTrainee,
} from '../model/form-choices.ts';
import { refusedField, type TypedTrainee } from '../model/trainee-form.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { CompanyField } from './company-field.tsx';
import { GroupsField } from './groups-field.tsx';

const focusing = { shouldFocus: true };

type TraineeFormDialogProps<Entry> = {
  schema: z.ZodMiniType<Entry, TypedTrainee>;
  /** The trainee as the server has it; null for a new one. */
  saved: SavedTrainee | null;
  /** The company that is chosen at first for a new trainee. */
  firstCompany?: CompanyRef | undefined;
  words: {
    title: string;
    description: ReactNode;
    submit: string;
    busy: string;
    failed: (reason: string) => string;
    /** The sentence about what is lost when the dialog is closed without saving. */
    lost: string;
    passwordHint: string;
    /** `isOther`: another company than that of the trainee is chosen. */
    companyHint: (isOther: boolean) => string | undefined;
  };
  /**
   * `opened` is the form as it was opened. Rejects with the server's refusal, which is then shown at its field or above
   * the buttons.
   */
  save: (entry: Entry, opened: TypedTrainee) => Promise<void>;
  onClose: () => void;
  /** The entry is not needed any more, so nothing asks before it is lost. */
  isObsolete?: boolean;
  /** A further dialog above this one. */
  children?: Elements;
};

/** The form of a new or existing trainee. It asks before it closes with unsaved input. */
export function TraineeFormDialog<Entry>(props: TraineeFormDialogProps<Entry>) {
  const t = traineeTexts().form;
  const { schema, saved, firstCompany, words, save, onClose } = props;
  const { isObsolete = false, children } = props;
  const reach = useReach();
  // The trainee may be reloaded while the dialog is open: what another admin has changed is no entry.
  const [opened] = useState<TypedTrainee>({
    name: saved?.name ?? '',
    email: saved?.email ?? '',
    password: '',
    companyName: (saved === null ? firstCompany : saved.company)?.name ?? '',
    groupIds: saved === null ? firstGroups(reach, firstCompany?.id) : chosenGroups(reach, saved),
  });
  const { register, control, handleSubmit, formState, setError, setValue, getValues } = useForm({
    resolver: schemaResolver(schema),
    defaultValues: opened,
  });
  const { errors, isSubmitting, isDirty } = formState;
  const { close, guard } = useConfirmedClose(isDirty && !isObsolete, onClose);

  const companies = useCompanies();
  const companyNamed = (name: string) => companies.data?.find((each) => each.name === name);
  const companyName = useWatch({ control, name: 'companyName' });
  const company = companyNamed(companyName);
  const own = ownGroups(reach, company?.id);
  // A move takes the trainee out of the groups, and those of the other company can be chosen afterwards.
  const isMoved = saved !== null && companyName !== opened.companyName;

  /** The groups of another company are others. */
  function resetGroups(chosen: string) {
    const isOpened = chosen === opened.companyName;
    const groupIds = isOpened ? opened.groupIds : firstGroups(reach, companyNamed(chosen)?.id);
    setValue('groupIds', groupIds, { shouldDirty: true });
  }

  async function submit(entry: Entry) {
    if (own !== null && !isMoved && getValues('groupIds').length === 0) {
      setError('groupIds', { message: refusalText(because('chooseOwnGroup')) }, focusing);
      return;
    }
    try {
      await save(entry, opened);
      onClose();
    } catch (error) {
      const field = refusedField(error, saved === null);
      const message = messageOf(error);
      if (field === null) setError('root', { message: words.failed(message) });
      else setError(field, { message }, focusing);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!isSubmitting}
      title={words.title}
      description={words.description}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <PersonFields
          name={register('name')}
          email={register('email')}
          errors={errors}
          readOnly={isSubmitting}
        />
        <Field
          label={saved === null ? t.password : t.newPassword}
          hint={words.passwordHint}
          error={errors.password?.message}
          optional
        >
          <PasswordInput
            {...register('password')}
            autoComplete="new-password"
            readOnly={isSubmitting}
          />
        </Field>
        {useOnlyCompany() === null || company === undefined ? (
          <Controller
            control={control}
            name="companyName"
            render={({ field, fieldState }) => (
              <CompanyField
                ref={field.ref}
                choices={companies.data?.filter(({ id }) => isCompanyChoice(reach, saved, id))}
                value={field.value}
                onChange={(chosen) => {
                  field.onChange(chosen);
                  resetGroups(chosen);
                }}
                onBlur={field.onBlur}
                readOnly={isSubmitting}
                hint={words.companyHint(field.value !== opened.companyName)}
                error={fieldState.error?.message}
              />
            )}
          />
        ) : null}
        {isMoved ? null : (
          <Controller
            control={control}
            name="groupIds"
            render={({ field, fieldState }) => (
              <GroupsField
                key={company?.id}
                ref={field.ref}
                companyId={company?.id ?? null}
                own={own}
                fixed={saved === null ? [] : fixedGroups(reach, saved, opened.groupIds)}
                value={field.value}
                onChange={field.onChange}
                readOnly={isSubmitting}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        <FormFooter
          error={errors.root?.message}
          busy={isSubmitting}
          busyLabel={words.busy}
          onCancel={close}
        >
          {words.submit}
        </FormFooter>
      </form>
      <LeaveGuard {...guard} title={t.leaveTitle} message={words.lost} confirmLabel={t.leave} />
      {children}
    </Dialog>
  );
}
