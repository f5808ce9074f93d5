import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { tidyColour } from '../model/look-edit.ts';
import { certificateLookTexts } from '../texts/catalogue.ts';
import type { CertificateLookTexts } from '../texts/en.ts';

/** Dark enough for fine lines on white paper. */
const PRESETS: Readonly<Record<keyof CertificateLookTexts['presetNames'], string>> = {
  blue: '#1d4ed8',
  teal: '#0f766e',
  green: '#15803d',
  violet: '#6d28d9',
  red: '#b91c1c',
  grey: '#374151',
};

type Preset = keyof typeof PRESETS;
const PRESET_NAMES: readonly Preset[] = ['blue', 'teal', 'green', 'violet', 'red', 'grey'];

type ColourFieldProps = {
  value: string;
  /** Shown by the picker while the text is no colour. */
  shown: string;
  onChange: (colour: string) => void;
  error: string | undefined;
  readOnly: boolean;
};

/** A colour as text, by the picker of the browser, or one of the suggested ones. */
export function ColourField(props: ColourFieldProps) {
  const { value, shown, onChange, error, readOnly } = props;
  const t = certificateLookTexts();
  return (
    <div className="grid gap-2">
      <Field label={t.colour} hint={t.colourHint} error={error} required>
        <Input
          value={value}
          dir="ltr"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={readOnly}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            const tidied = tidyColour(value);
            if (tidied !== value) onChange(tidied);
          }}
          className="font-mono sm:max-w-40"
        />
      </Field>
      <Swatches value={shown} onChange={onChange} disabled={readOnly} />
    </div>
  );
}

type SwatchesProps = { value: string; onChange: (colour: string) => void; disabled: boolean };

function Swatches({ value, onChange, disabled }: SwatchesProps) {
  const t = certificateLookTexts();
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{t.presets}</legend>
      {PRESET_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          title={t.presetNames[name]}
          aria-label={t.presetNames[name]}
          aria-pressed={PRESETS[name] === value}
          disabled={disabled}
          onClick={() => onChange(PRESETS[name])}
          style={{ backgroundColor: PRESETS[name] }}
          className={classNames(swatch, 'aria-pressed:outline-2 aria-pressed:outline-text')}
        />
      ))}
      <input
        type="color"
        aria-label={t.pickColour}
        title={t.pickColour}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        className="h-9 w-14 cursor-pointer rounded-md border border-border-strong bg-surface p-0.5 focus-visible:outline-2 focus-visible:outline-focus-ring focus-visible:outline-offset-2 pointer-coarse:h-11"
      />
    </fieldset>
  );
}

const swatch =
  'forced-color-adjust-none size-9 rounded-full border border-border-strong outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus-ring disabled:opacity-50 pointer-coarse:size-11';
