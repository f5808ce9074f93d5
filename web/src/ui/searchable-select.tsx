import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type Ref, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { controlHeight, controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';
import { lazyOverlay } from './lazy-on-idle.tsx';
import type { OptionPopoverProps } from './option-popover.tsx';
import type { SearchableOption } from './searchable-option.ts';
import { Spinner } from './spinner.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { useCombobox } from './use-combobox.ts';

type SearchableSelectProps = {
  options: readonly SearchableOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** Called with the typed text, and with '' when the list closes: for options that the server searches. */
  onType?: ((text: string) => void) | undefined;
  /** The number of further options that are not in `options`. */
  unlistedCount?: number | undefined;
  /** The element to focus when a form finds an error in this field. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The name under which a native form sends the value. */
  name?: string | undefined;
  placeholder?: string | undefined;
  /** The accessible name outside a `Field`. */
  label?: string | undefined;
  /** Shown in the list if there are no options at all. */
  emptyText?: string | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Keeps the focus, unlike `disabled`. */
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
};

const OptionPopover = lazyOverlay<OptionPopoverProps>(
  async () => (await import('./option-popover.tsx')).OptionPopover,
);

/** A select with a long list that is filtered by typing. */
export function SearchableSelect(props: SearchableSelectProps) {
  const { options, name, value, placeholder = uiTexts().list.search, loading = false } = props;
  const { disabled = false, readOnly = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const control = useFieldControl({ required: props.required });
  const combobox = useCombobox({
    options,
    value,
    isEditable: !disabled && !readOnly,
    onChange: props.onChange,
    onType: props.onType,
    unlistedCount: props.unlistedCount,
  });
  const optionId = (option: SearchableOption) => `${listId}-${option.value}`;
  const { isOpen } = combobox;
  return (
    <>
      <div ref={box} className={classNames('relative', props.className)}>
        <input
          {...control}
          ref={props.ref}
          type="text"
          role="combobox"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          aria-label={props.label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={combobox.active ? optionId(combobox.active) : undefined}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          value={combobox.text}
          translate={combobox.selected?.isName ? 'no' : undefined}
          onClick={(event) => {
            event.currentTarget.select();
            combobox.open();
          }}
          onChange={(event) => combobox.type(event.target.value)}
          onKeyDown={combobox.handleKeyDown}
          onBlur={props.onBlur}
          className={classNames(controlStyles, controlHeight, 'truncate pe-9 ps-3')}
        />
        {loading ? (
          <Spinner className="absolute top-1/2 end-3 size-4! -translate-y-1/2" />
        ) : (
          <ChevronsUpDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-text-muted"
          />
        )}
        {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
      </div>
      <OptionPopover
        open={isOpen}
        box={box}
        listId={listId}
        label={props.label}
        combobox={combobox}
        optionId={optionId}
        emptyText={emptyText(props)}
      />
    </>
  );
}

function emptyText({ options, loading, emptyText: none }: SearchableSelectProps): string {
  const t = uiTexts();
  if (loading) return t.loading;
  return options.length === 0 ? (none ?? t.list.empty) : t.list.noMatch;
}
