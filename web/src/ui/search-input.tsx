import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';
import { isComposing } from './is-composing.ts';
import { uiTexts } from './texts/catalogue.ts';

type SearchInputProps = {
  value: string;
  /** Called when the user pauses typing, and at once by Enter or when the field is cleared; without outer blanks. */
  onChange: (value: string) => void;
  /** Called by Enter if the text was reported before. */
  onRepeat?: (() => void) | undefined;
  /** Accessible name: 'Search trainees'. */
  label: string;
  placeholder?: string | undefined;
  /** The length of the pause in typing, in ms. */
  delay?: number | undefined;
  className?: string | undefined;
};

export function SearchInput(props: SearchInputProps) {
  const { value, onChange, onRepeat, label, placeholder = label } = props;
  const { delay = 250, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Reported values that have not come back as `value` yet: a navigation takes its time, and the user types on.
  const [underway, setUnderway] = useState<readonly string[]>([]);
  if (value !== known) {
    setKnown(value);
    setUnderway(underway.slice(underway.indexOf(value) + 1));
    // A value from outside, by a link or Back, replaces the typed one; a value that this field reported does not.
    if (!underway.includes(value)) {
      setUnderway([]);
      setTyped(value);
    }
  }
  const reported = underway.at(-1) ?? known;
  function report(next: string) {
    // Outer blanks stay in the field: the user may pause between two words.
    const words = next.trim();
    setTyped(next);
    if (words !== reported) setUnderway([...underway, words]);
    onChange(words);
  }
  const reportRested = useEffectEvent(report);
  const isReported = typed.trim() === reported.trim();
  useEffect(() => {
    if (isReported) return undefined;
    const timer = setTimeout(() => reportRested(typed), delay);
    return () => clearTimeout(timer);
  }, [typed, isReported, delay]);
  return (
    <search className={classNames('relative block', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-text-muted"
      />
      <Input
        ref={input}
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') isReported ? onRepeat?.() : report(typed);
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          // Otherwise the same key would close a dialog around the field.
          event.stopPropagation();
          report('');
        }}
        className={classNames(
          '[text-overflow:ellipsis] ps-9 [&::-webkit-search-cancel-button]:hidden',
          typed !== '' && 'pe-11',
        )}
      />
      {typed === '' ? null : (
        <button
          type="button"
          aria-label={uiTexts().search.clear}
          onClick={() => {
            report('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-text-muted hover:text-text focus-visible:-outline-offset-4"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </search>
  );
}
