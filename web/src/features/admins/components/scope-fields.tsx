import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import type { ReachEntry, ScopeRow } from '../model/reach-entry.ts';
import { adminsTexts } from '../texts/catalogue.ts';
import { CompanyField, PartField, RightField } from './scope-controls.tsx';

type ScopeFieldsProps = {
  /** The index of the row. */
  place: number;
  readOnly: boolean;
  /** Null for the only row. */
  onRemove: (() => void) | null;
};

/** On a phone the field has a line of its own. */
const WIDE = 'max-sm:col-span-2';

/** A row: a company, the whole of it or a group, and the right. */
export function ScopeFields({ place, readOnly, onRemove }: ScopeFieldsProps) {
  const t = adminsTexts().reach;
  const id = useId();
  const { control, setValue } = useFormContext<ReachEntry>();
  const { company, group, rights } = useWatch({ control, name: `scopes.${place}` });
  const row = `scopes.${place}` as const;

  function choosePart(chosen: ScopeRow['group']) {
    setValue(`${row}.group`, chosen, { shouldDirty: true });
    // The right to training is for whole companies only.
    if (chosen !== null && rights === 'training') setValue(`${row}.rights`, 'people');
  }

  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[1fr_auto] items-start gap-3 rounded-lg border p-4 sm:grid-cols-[1fr_1fr_10rem_auto]"
    >
      <legend id={id} className="sr-only">
        {t.row(place + 1)}
      </legend>
      <Controller
        control={control}
        name={`${row}.company`}
        render={({ field, fieldState }) => (
          <CompanyField
            ref={field.ref}
            value={field.value}
            onChange={(chosen) => {
              field.onChange(chosen);
              setValue(`${row}.group`, null);
            }}
            onBlur={field.onBlur}
            readOnly={readOnly}
            error={fieldState.error?.message}
            className={WIDE}
          />
        )}
      />
      <PartField
        companyId={company?.id ?? null}
        value={group}
        onChange={choosePart}
        readOnly={readOnly}
        className={WIDE}
      />
      <RightField
        value={rights}
        isOfGroup={group !== null}
        onChange={(chosen) => setValue(`${row}.rights`, chosen, { shouldDirty: true })}
        readOnly={readOnly}
        className={onRemove === null ? WIDE : undefined}
      />
      {onRemove === null ? null : (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.remove(place + 1)}
          disabled={readOnly}
          onClick={onRemove}
          className="mt-6.5"
        >
          <Trash2 aria-hidden="true" />
        </Button>
      )}
    </fieldset>
  );
}
