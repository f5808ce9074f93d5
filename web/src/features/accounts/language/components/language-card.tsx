import { Card, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useLanguageChoice } from '../model/use-language-choice.ts';
import { languageTexts } from '../texts/catalogue.ts';
import { LanguageOptions, languageOfValue } from './language-options.tsx';

/** The language of the user's screens and mails. A choice is stored at once. */
export function LanguageCard() {
  const t = languageTexts();
  const { language, choose } = useLanguageChoice();
  return (
    <Card role="group" aria-label={t.language}>
      <CardHeader title={t.language} description={t.description} />
      <Field label={t.language}>
        <Select
          className="sm:max-w-60"
          translate="no"
          value={language}
          onChange={({ target }) => {
            const chosen = languageOfValue(target.value);
            if (chosen !== undefined) void choose(chosen);
          }}
        >
          <LanguageOptions />
        </Select>
      </Field>
    </Card>
  );
}
