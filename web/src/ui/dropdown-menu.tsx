import { cloneElement, useDeferredValue, useState } from 'react';
import { lazyModule, useLazyModule } from './lazy-on-idle.tsx';
import { LoadingNote } from './loading-note.tsx';
import type {
  DropdownCheckboxProps,
  DropdownChoiceProps,
  DropdownItemProps,
  DropdownMenuProps,
  OpenedMenuProps,
} from './menu-parts.tsx';

const parts = lazyModule(() => import('./menu-parts.tsx'));

type Props = DropdownMenuProps & {
  /** While the menu would have only one entry, a press does this at once. */
  onlyEntry?: (() => void) | undefined;
};

/** A button that opens a menu. Until it is first pressed it is a button alone. */
export function DropdownMenu({ onlyEntry, ...props }: Props) {
  const { trigger } = props;
  const [pressedBy, setPressedBy] = useState<'keys' | 'pointer' | null>(null);
  // The press is shown first.
  const openedBy = useDeferredValue(pressedBy);
  if (onlyEntry !== undefined) {
    if (pressedBy !== null) setPressedBy(null);
    return cloneElement(trigger, { onClick: onlyEntry });
  }
  if (openedBy !== null) return <OpenedMenu {...props} isOpenedByKeys={openedBy === 'keys'} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click by a key has no number of clicks.
    onClick: ({ detail }) => setPressedBy(detail === 0 ? 'keys' : 'pointer'),
    onKeyDown: ({ key }) => key === 'ArrowDown' && setPressedBy('keys'),
  });
}

function OpenedMenu(props: OpenedMenuProps) {
  const loaded = useLazyModule(parts);
  if (loaded !== null) return <loaded.Menu {...props} />;
  return (
    <>
      {props.trigger}
      <LoadingNote />
    </>
  );
}

export function DropdownItem(props: DropdownItemProps) {
  const loaded = useLazyModule(parts);
  return loaded && <loaded.Item {...props} />;
}

/** One of a few choices in a menu, marked by a tick. */
export function DropdownChoice<Value extends string>(props: DropdownChoiceProps<Value>) {
  const loaded = useLazyModule(parts);
  return loaded && <loaded.Choice {...props} />;
}

/** A setting in a menu; the menu stays open when it changes. */
export function DropdownCheckbox(props: DropdownCheckboxProps) {
  const loaded = useLazyModule(parts);
  return loaded && <loaded.Checkbox {...props} />;
}

export function DropdownSeparator() {
  const loaded = useLazyModule(parts);
  return loaded && <loaded.Separator />;
}
