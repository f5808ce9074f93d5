import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import * as Popover from 'radix-ui/popover';
import { type Ref, use, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { controlHeight, controlStyles } from './control-styles.ts';
import { FieldContext, useFieldControl } from './field-context.ts';
import { floatingClass } from './overlay-styles.ts';
import { PortalContainer } from './portal-container.ts';
import type { SearchableOption } from './searchable-option.ts';
import { Spinner } from './spinner.tsx';
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
  required?: boolean | undefined;
  className?: string | undefined;
};

/** A select with a long list that is filtered by typing. */
export function SearchableSelect(props: SearchableSelectProps) {
  const { options, name, value, placeholder = 'Search…', disabled, loading = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const container = use(PortalContainer);
  const control = useFieldControl({ required: props.required });
  const combobox = useCombobox({
    options,
    value,
    onChange: props.onChange,
    onType: props.onType,
    unlistedCount: props.unlistedCount,
  });
  const optionId = (option: SearchableOption) => `${listId}-${option.value}`;
  const isOpen = combobox.isOpen && !disabled;
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => next || combobox.close()}>
      <Popover.Anchor asChild>
        <div ref={box} className={classNames('relative', props.className)}>
          <input
            {...control}
            ref={props.ref}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-label={props.label}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={combobox.active ? optionId(combobox.active) : undefined}
            placeholder={placeholder}
            disabled={disabled}
            value={combobox.text}
            onClick={(event) => {
              event.currentTarget.select();
              combobox.open();
            }}
            onChange={(event) => combobox.type(event.target.value)}
            onKeyDown={combobox.handleKeyDown}
            onBlur={props.onBlur}
            className={classNames(controlStyles, controlHeight, 'truncate pr-9 pl-3')}
          />
          {loading ? (
            <Spinner className="absolute top-1/2 right-3 size-4 -translate-y-1/2" />
          ) : (
            <ChevronsUpDown
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-text-muted"
            />
          )}
          {name ? <input type="hidden" name={name} value={value ?? ''} /> : null}
        </div>
      </Popover.Anchor>
      <Popover.Portal container={container}>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (box.current?.contains(event.target as Node)) event.preventDefault();
          }}
          // Keeps the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
          className={classNames(floatingClass, 'w-(--radix-popover-trigger-width) p-1.5')}
        >
          <OptionList
            id={listId}
            label={props.label}
            combobox={combobox}
            optionId={optionId}
            emptyText={emptyText(props)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function emptyText({ options, loading, emptyText: none }: SearchableSelectProps): string {
  if (loading) return 'Loading…';
  return options.length === 0 ? (none ?? 'Nothing to choose from yet.') : 'No match.';
}

type OptionListProps = {
  id: string;
  label: string | undefined;
  combobox: ReturnType<typeof useCombobox>;
  optionId: (option: SearchableOption) => string;
  emptyText: string;
};

function OptionList({ id, label, combobox, optionId, emptyText }: OptionListProps) {
  const { shown, active, selected, hiddenCount } = combobox;
  const field = use(FieldContext);
  const activeId = active ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label={label}
        aria-labelledby={label ? undefined : field?.labelId}
        className="max-h-72 overflow-y-auto overscroll-contain"
      >
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox input handles the keys
          <div
            key={option.value}
            id={optionId(option)}
            role="option"
            tabIndex={-1}
            aria-selected={option === selected}
            aria-disabled={option.disabled || undefined}
            data-active={option === active || undefined}
            onPointerMove={() => combobox.activate(index)}
            onClick={() => combobox.choose(option)}
            className={optionClass}
          >
            {option.leading}
            <span className="min-w-0 grow truncate">
              {option.label}
              {option.detail ? <span className="text-text-muted"> {option.detail}</span> : null}
            </span>
            {option === selected ? <Check aria-hidden="true" className="text-accent-text" /> : null}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length === 0 || hiddenCount > 0 ? noteClass : 'sr-only'}>
        {listStatus(shown.length, hiddenCount, emptyText)}
      </p>
    </>
  );
}

function listStatus(shownCount: number, hiddenCount: number, emptyText: string): string {
  if (shownCount === 0) return emptyText;
  if (hiddenCount > 0) return `${hiddenCount} more. Keep typing to narrow the list.`;
  return shownCount === 1 ? '1 result' : `${shownCount} results`;
}

const optionClass = classNames(
  'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm -outline-offset-2 outline-accent',
  'pointer-coarse:min-h-11 data-active:bg-hover forced-colors:data-active:outline-2 aria-disabled:cursor-default aria-disabled:opacity-50',
  '[&>svg]:size-4 [&>svg]:shrink-0',
);

const noteClass = 'px-2.5 py-2 text-sm text-text-muted';
