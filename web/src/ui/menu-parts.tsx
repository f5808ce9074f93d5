import Check from 'lucide-react/icons/check';
import * as Radix from 'radix-ui/dropdown-menu';
import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { shownDirection } from '#web/platform/language/shown-language.ts';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { floatingClass } from './overlay-styles.ts';
import { usePortalContainer } from './portal-container.ts';
import { useShownAfterPaint } from './use-shown-after-paint.ts';

export type DropdownMenuProps = {
  /** The button that opens the menu; it must take a ref and have an accessible name. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
};

export type OpenedMenuProps = DropdownMenuProps & { isOpenedByKeys: boolean };

export type DropdownItemProps = {
  icon?: Elements;
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  onSelect?: ((event: Event) => void) | undefined;
  children: ReactNode;
};

export type DropdownChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: Elements }[];
  value: Value;
  onChange: (value: Value) => void;
};

export type DropdownCheckboxProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** The menu of `DropdownMenu`, which is open at first. */
export function Menu({ trigger, align = 'end', isOpenedByKeys, children }: OpenedMenuProps) {
  // Radix knows only the keys that were pressed after its code has loaded.
  const startsAtFirstEntry = useRef(isOpenedByKeys);
  const [isOpen, setOpen] = useState(true);
  const isShown = useShownAfterPaint(isOpen);
  const wasOpenAtPress = useRef(false);

  // Keeps Radix from opening the menu when the pointer goes down: the click would wait until the menu is rendered.
  function holdPress(event: PointerEvent<HTMLElement>): void {
    wasOpenAtPress.current = isOpen;
    if (!isOpen) event.preventDefault();
  }

  function toggle(): void {
    setOpen(!wasOpenAtPress.current);
    wasOpenAtPress.current = false;
  }

  function focusFirstEntry({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (!startsAtFirstEntry.current || target !== currentTarget) return;
    startsAtFirstEntry.current = false;
    currentTarget
      .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
      ?.focus({ preventScroll: true });
  }

  return (
    // Not modal, so that the page behind keeps its scroll bar and stays in the accessibility tree.
    <Radix.Root modal={false} dir={shownDirection()} open={isShown} onOpenChange={setOpen}>
      <Radix.Trigger asChild onPointerDown={holdPress} onClick={toggle}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={focusFirstEntry}
          className={classNames(
            floatingClass,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(20rem,var(--radix-dropdown-menu-content-available-width))] overflow-y-auto p-1.5',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function Item({ icon, tone = 'neutral', children, ...rest }: DropdownItemProps) {
  return (
    <Radix.Item {...rest} className={classNames(itemClass, tone === 'danger' && dangerClass)}>
      {icon}
      <span>{children}</span>
    </Radix.Item>
  );
}

export function Choice<Value extends string>(props: DropdownChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
    >
      <DropdownLabel>{label}</DropdownLabel>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={itemClass}>
          {option.icon}
          <span>{option.label}</span>
          <Radix.ItemIndicator className="ms-auto">
            <Check aria-hidden="true" className="text-accent-text" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function Checkbox({ checked, onChange, children }: DropdownCheckboxProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={itemClass}
    >
      <span>{children}</span>
      <Radix.ItemIndicator className="ms-auto">
        <Check aria-hidden="true" className="text-accent-text" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

function DropdownLabel({ children }: { children: ReactNode }) {
  return (
    <Radix.Label className="px-2.5 pt-1.5 pb-1 font-medium text-text-muted text-xs">
      {children}
    </Radix.Label>
  );
}

export function Separator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}

const itemClass = classNames(
  'flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm outline-0 -outline-offset-2 outline-accent',
  'pointer-coarse:min-h-11 data-highlighted:bg-hover forced-colors:data-highlighted:outline-2 data-disabled:cursor-default data-disabled:opacity-50',
  '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-text-muted',
);

const dangerClass = 'text-danger-text data-highlighted:bg-danger-soft [&_svg]:text-danger-text';
