import { ADMIN_SCOPES_MAX } from '@portal/contract/limits';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { words } from '#web/platform/language/words.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { EMPTY_ROW, type ReachEntry, rightsToGive, type ScopeRow } from '../model/reach-entry.ts';
import { adminsTexts } from '../texts/catalogue.ts';
import { ReachSummary } from './reach-summary.tsx';
import { ScopeFields } from './scope-fields.tsx';

/**
 * The reach of an admin: everything, or companies and groups with a right each. A limited admin gives others only such.
 * To be rendered within the `FormProvider` of a form with a {@link ReachEntry}.
 */
export function ReachFields({ readOnly }: { readOnly: boolean }) {
  const t = adminsTexts().reach;
  const { control } = useFormContext<ReachEntry>();
  const isPortal = useReach() === 'portal';
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'scopes' });
  /** The rows, while everything is chosen instead. */
  const [kept, keep] = useState<ScopeRow[]>([EMPTY_ROW]);
  const rows = useWatch({ control, name: 'scopes' });
  const addButton = useRef<HTMLButtonElement>(null);
  const isLimited = fields.length > 0;

  function choose(choice: 'portal' | 'limited') {
    if (readOnly || (choice === 'limited') === isLimited) return;
    keep(rows);
    replace(choice === 'portal' ? [] : kept);
  }

  return (
    <div className="grid gap-4">
      {isPortal ? (
        <RadioGroup
          legend={t.legend}
          options={[
            { value: 'portal', label: words().seesEverything, description: t.everythingText },
            { value: 'limited', label: t.limited, description: t.limitedText },
          ]}
          value={isLimited ? 'limited' : 'portal'}
          onChange={choose}
        />
      ) : null}
      {isLimited ? (
        <>
          <RightsInWords />
          {fields.map(({ id }, place) => (
            <ScopeFields
              key={id}
              place={place}
              readOnly={readOnly}
              onRemove={
                fields.length === 1
                  ? null
                  : () => {
                      remove(place);
                      addButton.current?.focus();
                    }
              }
            />
          ))}
          <Button
            ref={addButton}
            variant="outline"
            size="sm"
            disabled={readOnly || fields.length >= ADMIN_SCOPES_MAX}
            onClick={() => append(EMPTY_ROW, { focusName: `scopes.${fields.length}.company` })}
            className="justify-self-start"
          >
            <Plus aria-hidden="true" />
            <span>{t.add}</span>
          </Button>
        </>
      ) : null}
      <ReachSummary rows={rows} />
    </div>
  );
}

/** The rights that the user may give, in a sentence each. */
function RightsInWords() {
  const { rightTexts } = adminsTexts().reach;
  const { rights } = words();
  return (
    <dl className="grid gap-1 text-pretty text-sm text-text-muted">
      {rightsToGive(useReach()).map((right) => (
        <div key={right}>
          <dt className="inline font-medium text-text">{`${rights[right]}:`}</dt>{' '}
          <dd className="inline">{rightTexts[right]}</dd>
        </div>
      ))}
    </dl>
  );
}
