import type { Language } from '@portal/contract/languages';
import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { useShownLanguage } from '#web/platform/language/shown-language.ts';
import { chooseLanguage } from '#web/platform/session/own-language.ts';
import { toast } from '#web/ui/toast.ts';
import { languageTexts } from '../texts/catalogue.ts';

/** The language of the screens, and a function that changes it at once. */
export function useLanguageChoice() {
  const shown = useShownLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  return {
    language: chosen ?? shown,
    async choose(language: Language): Promise<void> {
      setChosen(language);
      try {
        await chooseLanguage(language);
      } catch (error) {
        toast.error(languageTexts().notChanged, { description: messageOf(error) });
      }
      // A later choice stays.
      setChosen((now) => (now === language ? null : now));
    },
  };
}
