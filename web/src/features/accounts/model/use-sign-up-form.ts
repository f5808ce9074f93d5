import { signUpForm } from '@portal/contract/accounts';
import type { PublicCompany } from '@portal/contract/companies';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { schemaResolver } from '#web/platform/forms/schema-resolver.ts';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { refreshPublicCompanies, usePublicCompanies } from '../api/public-companies.ts';
import { type NewTrainee, signUp } from '../api/sign-up.ts';
import { accountsTexts } from '../texts/catalogue.ts';
import { refusedField, showsOldCompany, signUpFailure } from './sign-up-refusal.ts';

export type WaitingSignUp = {
  email: string;
  /** Names the sign-up when another link is requested. */
  token: string;
};

export type SignUpOptions = {
  /** The company of the sign-up link; without one it is chosen from the public list. */
  linked?: { link: string; company: PublicCompany } | undefined;
  /** The sign-up waits until its email is confirmed. */
  onUnconfirmed: (signUp: WaitingSignUp) => void;
};

const empty = { name: '', email: '', password: '', joinCode: '' };

/** The state of the sign-up form. A refusal is shown at its field, and nothing that was typed is lost. */
export function useSignUpForm({ linked, onUnconfirmed }: SignUpOptions) {
  const navigate = useNavigate();
  const [isSignedUp, setSignedUp] = useState(false);
  /** The server has asked for a code that the list did not announce. */
  const [isCodeWanted, setCodeWanted] = useState(false);
  const form = useForm({
    resolver: schemaResolver(signUpForm),
    defaultValues: { ...empty, companyName: linked?.company.name ?? '' },
  });
  const { control, formState, setError, setValue } = form;
  const { data: companies } = usePublicCompanies(linked === undefined);
  const name = useWatch({ control, name: 'companyName' });
  /** Undefined while none is chosen. */
  const chosen = linked?.company ?? companies?.find((company) => company.name === name);
  const needsCode = chosen?.signUp === 'code' || isCodeWanted;

  async function submit({ joinCode, ...entry }: NewTrainee) {
    if (needsCode && !joinCode) {
      setError(
        'joinCode',
        { message: accountsTexts().signUp.joinCodeRequired },
        { shouldFocus: true },
      );
      return;
    }
    const code = needsCode ? { joinCode } : {};
    const link = linked === undefined ? {} : { link: linked.link };
    try {
      const { waitingToken } = await signUp({ ...entry, ...code, ...link });
      const { email } = entry;
      if (waitingToken !== null) return onUnconfirmed({ email, token: waitingToken });
      setSignedUp(true);
      toast.success(accountsTexts().signUp.done);
      await navigate(paths.login.to('TRAINEE'), { state: { email } });
    } catch (error) {
      showRefusal(error);
    }
  }

  function showRefusal(error: unknown): void {
    const { title, description } = signUpFailure(error);
    const field = refusedField(error);
    // The reason is shown once: at its field, or else in the description of the failure.
    const isWhole = field !== null || description === undefined;
    setError('root', { message: isWhole ? title : `${title} ${description}` });
    if (showsOldCompany(error)) void refreshPublicCompanies();
    // The company was deleted after the list was loaded.
    const isDeleted = error instanceof ApiError && error.code === 'NOT_FOUND';
    if (isDeleted && linked === undefined) setValue('companyName', '');
    // The field must be there before it is focused.
    if (field === 'joinCode') flushSync(() => setCodeWanted(true));
    if (field !== null) setError(field, { message: messageOf(error) }, { shouldFocus: true });
  }

  return {
    ...form,
    chosen,
    needsCode,
    /** Call when another company is chosen. */
    forgetCode: () => setCodeWanted(false),
    submit: form.handleSubmit(submit),
    isBusy: formState.isSubmitting || isSignedUp,
  };
}
