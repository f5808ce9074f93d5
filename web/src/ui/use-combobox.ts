import { searchKey } from '@portal/contract/text-keys';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from './is-composing.ts';
import type { SearchableOption } from './searchable-option.ts';

/** The most options that are shown; typing filters longer lists. */
const mostOptionsShown = 100;

type ComboboxSettings = {
  options: readonly SearchableOption[];
  value: string | null;
  /** Whether the value can be changed now; the list cannot be opened otherwise. */
  isEditable: boolean;
  onChange: (value: string | null) => void;
  onType?: ((text: string) => void) | undefined;
  /** The number of further options that are not in `options`. */
  unlistedCount?: number | undefined;
};

const stepsByKey: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** The state and keys of an editable combobox with a list below it (ARIA APG, list autocomplete). */
export function useCombobox(settings: ComboboxSettings) {
  const { options, value, isEditable, onChange, onType, unlistedCount = 0 } = settings;
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened && isEditable;
  /** The text typed since the list opened; null shows the chosen option and the whole list. */
  const [typed, setTyped] = useState<string | null>(null);
  const query = isOpen ? typed : null;
  const [activeIndex, setActiveIndex] = useState(0);

  const selected = options.find((option) => option.value === value);
  const matching = matchingOptions(options, query);
  const shown = matching.slice(0, mostOptionsShown);
  const active = isOpen ? shown[activeIndex] : undefined;

  function open() {
    if (isOpen || !isEditable) return;
    setIsOpened(true);
    setActiveIndex(
      Math.max(
        0,
        shown.findIndex((option) => option.value === value),
      ),
    );
  }
  function close() {
    setIsOpened(false);
    setTyped(null);
    onType?.('');
  }
  function choose(option: SearchableOption) {
    onChange(option.value);
    close();
  }
  function type(text: string) {
    setTyped(text);
    onType?.(text);
    setIsOpened(true);
    setActiveIndex(0);
  }
  function move(step: number) {
    if (!isOpen) return open();
    const last = shown.length - 1;
    if (last < 0) return;
    const next = activeIndex + step;
    // Single steps wrap around; page steps stop at the ends.
    if (Math.abs(step) === 1) setActiveIndex((next + shown.length) % shown.length);
    else setActiveIndex(Math.min(last, Math.max(0, next)));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event) || !isEditable) return;
    if (event.key === 'Tab') close();
    const step = stepsByKey[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (active) choose(active);
    }
  }

  return {
    isOpen,
    text: query ?? selected?.label ?? '',
    shown,
    hiddenCount: matching.length - shown.length + unlistedCount,
    active,
    selected,
    open,
    close,
    choose,
    type,
    activate: setActiveIndex,
    handleKeyDown,
  };
}

function matchingOptions(options: readonly SearchableOption[], query: string | null) {
  const words = searchKey(query ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = searchKey(`${option.label} ${option.detail ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
