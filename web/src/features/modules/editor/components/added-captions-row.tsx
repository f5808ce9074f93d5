import { CAPTIONS_LABEL_MAX } from '@portal/contract/limits';
import { CAPTIONS_LABEL } from '@portal/contract/videos';
import CaptionsIcon from 'lucide-react/icons/captions';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { languageProblem, nameOfLanguage, suggestedLanguages } from '../model/caption-languages.ts';
import { type AddedCaptions, type CaptionsChoice, problemOf } from '../model/captions-choice.ts';
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
  const listId = useId();
  const [suggestions] = useState(suggestedLanguages);
  const problem = problemOf(added, choice.added);
  return (
    <fieldset disabled={disabled} className="grid gap-3 rounded-lg border p-3 sm:p-4">
      <legend className="sr-only">{`New captions ${file.name}`}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <CaptionsIcon aria-hidden="true" className="size-5 text-text-muted" />
        <p role="status" className="min-w-0 grow basis-40 wrap-anywhere font-medium">
          {file.name}
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove file ${file.name}`}
          onClick={() => choice.drop(key)}
        >
          Remove file
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
          label="Language of the captions"
          optional
          hint="Choose one, or enter a tag such as de-AT"
          error={languageProblem(language) ?? undefined}
        >
          <Input
            value={language}
            list={listId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => choice.setLanguage(key, event.target.value)}
          />
        </Field>
        <Field label="Name for trainees" optional hint="Without one, the name of the language">
          <Input
            value={label}
            placeholder={nameOfLanguage(language) || CAPTIONS_LABEL}
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
