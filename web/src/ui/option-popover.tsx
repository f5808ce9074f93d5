import Check from 'lucide-react/icons/check';
import * as Popover from 'radix-ui/popover';
import { type RefObject, use, useEffect } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-context.ts';
import { Name } from './name.tsx';
import { floatingClass } from './overlay-styles.ts';
import { usePortalContainer } from './portal-container.ts';
import type { SearchableOption } from './searchable-option.ts';
import { uiTexts } from './texts/catalogue.ts';
import type { useCombobox } from './use-combobox.ts';

export type OptionPopoverProps = {
  open: boolean;
  /** The element around the input, below which the list is shown. */
  box: RefObject<HTMLDivElement | null>;
  listId: string;
  label: string | undefined;
  combobox: ReturnType<typeof useCombobox>;
  optionId: (option: SearchableOption) => string;
  emptyText: string;
};

/** The list of a `SearchableSelect`. */
export function OptionPopover(props: OptionPopoverProps) {
  const { open, box, combobox } = props;
  return (
    <Popover.Root open={open} onOpenChange={(next) => next || combobox.close()}>
      <Popover.Anchor virtualRef={box} />
      <Popover.Portal container={usePortalContainer()}>
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
          <OptionList {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function OptionList({ listId, label, combobox, optionId, emptyText }: OptionPopoverProps) {
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
        id={listId}
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
            data-active={option === active || undefined}
            onPointerMove={() => combobox.activate(index)}
            onClick={() => combobox.choose(option)}
            className={optionClass}
          >
            {option.leading}
            <span className="min-w-0 grow truncate">
              {option.isName ? <Name>{option.label}</Name> : <span dir="auto">{option.label}</span>}
              {option.detail ? (
                <>
                  {' '}
                  <span dir="auto" className="text-text-muted">
                    {option.detail}
                  </span>
                </>
              ) : null}
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
  const t = uiTexts().list;
  return hiddenCount > 0 ? t.more(hiddenCount) : t.results(shownCount);
}

const optionClass = classNames(
  'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm -outline-offset-2 outline-accent',
  'pointer-coarse:min-h-11 data-active:bg-hover forced-colors:data-active:outline-2',
  '[&>svg]:size-4 [&>svg]:shrink-0',
);

const noteClass = 'px-2.5 py-2 text-sm text-text-muted';
