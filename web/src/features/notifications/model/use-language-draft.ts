import type { MailLanguage } from '@portal/contract/mail-languages';
import { useState } from 'react';
import {
  useChangeMailLanguage,
  useMailLanguage,
} from '#web/features/accounts/api/mail-language.ts';

export type LanguageDraft = ReturnType<typeof useLanguageDraft>;

/** The language of the mails as the user has chosen it, before it is saved. */
export function useLanguageDraft() {
  const { data: saved, isError } = useMailLanguage();
  const change = useChangeMailLanguage();
  const [chosen, choose] = useState<MailLanguage | null>(null);
  return {
    /** Null until it is loaded. */
    language: chosen ?? saved?.language ?? null,
    isError: isError && saved === undefined,
    choose,
    isSaving: change.isPending,
    /** Saves the choice, if it was changed. */
    async save(): Promise<void> {
      if (chosen === null) return;
      if (chosen !== saved?.language) await change.mutateAsync(chosen);
      // A later choice is not saved yet.
      choose((now) => (now === chosen ? null : now));
    },
  };
}
