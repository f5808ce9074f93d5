import { CAPTIONS_LABEL_MAX } from '@portal/contract/limits';
import CaptionsIcon from 'lucide-react/icons/captions';
import { useId, useMemo } from 'react';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { useShownLanguage } from '#web/platform/language/shown-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { languageProblem, nameOfLanguage, suggestedLanguages } from '../model/caption-languages.ts';
import { type AddedCaptions, type CaptionsChoice, problemOf } from '../model/captions-choice.ts';
import { moduleEditorTexts } from '../texts/catalogue.ts';
import { CaptionsPreview } from './captions-preview.tsx';

type AddedCaptionsRowProps = {
  added: AddedCaptions;
  duration: number | null;
  choice: CaptionsChoice;
  disabled: boolean;
};

/** A new file of captions with its language and its name. */
export function AddedCaptionsRow(props: AddedCaptionsRowProps) {
  const { added, duration, choice, disabled } = props;
  const { key, file, language, label, reading } = added;
  const t = moduleEditorTexts().captions;
  const listId = useId();
  const shown = useShownLanguage();
  const suggestions = useMemo(() => suggestedLanguages(shown), [shown]);
  const problem = problemOf(added, choice.added);
  return (
    <fieldset disabled={disabled} className="grid gap-3 rounded-lg border p-3 sm:p-4">
      <legend className="sr-only">{t.added(file.name)}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <CaptionsIcon aria-hidden="true" className="size-5 text-text-muted" />
        <p role="status" className="min-w-0 grow basis-40 wrap-anywhere font-medium">
          <span dir="auto">{file.name}</span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t.removeFileNamed(file.name)}
          onClick={() => choice.drop(key)}
        >
          {t.removeFile}
        </Button>
      </div>
      {problem === null ? null : <FormError>{problem}</FormError>}
      {reading?.problem === null ? (
        <CaptionsPreview
          {...reading}
          language={language}
          duration={duration}
          onEncoding={(encoding) => choice.readAs(added, encoding)}
          onShift={(hours) => choice.shift(added, hours)}
        />
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={t.language}
          optional
          hint={t.languageHint}
          error={languageProblem(language) ?? undefined}
        >
          <Input
            value={language}
            dir="ltr"
            list={listId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => choice.setLanguage(key, event.target.value)}
          />
        </Field>
        <Field label={t.label} optional hint={t.labelHint}>
          <Input
            value={label}
            dir="auto"
            placeholder={nameOfLanguage(language) || modulesTexts().captions.unnamed}
            maxLength={CAPTIONS_LABEL_MAX}
            autoComplete="off"
            onChange={(event) => choice.setLabel(key, event.target.value)}
          />
        </Field>
      </div>
      <datalist id={listId}>
        {suggestions.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </datalist>
    </fieldset>
  );
}
