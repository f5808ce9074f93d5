import { MAIL_LANGUAGE_NAMES, MAIL_LANGUAGES } from '@portal/contract/mail-languages';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { LanguageDraft } from '../model/use-language-draft.ts';

/** The language of the mails to the user. */
export function MailLanguageSetting({ draft }: { draft: LanguageDraft }) {
  const { language, isError, choose } = draft;
  return (
    <Field
      label="Language of emails"
      hint="Emails to you are written in this language. The portal itself is in English."
      error={isError ? 'The language could not be loaded.' : undefined}
    >
      <Select
        className="sm:max-w-60"
        value={language ?? ''}
        disabled={language === null}
        onChange={({ target }) =>
          choose(MAIL_LANGUAGES.find((each) => each === target.value) ?? null)
        }
      >
        {language === null ? <option value="">{isError ? '' : 'Loading…'}</option> : null}
        {MAIL_LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {MAIL_LANGUAGE_NAMES[each]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
