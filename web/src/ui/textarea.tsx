import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';
import { countCharacters } from './format/count-characters.ts';
import { InWords } from './in-words.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { useMergedRef } from './use-merged-ref.ts';

type TextareaProps = ComponentProps<'textarea'> & {
  /**
   * The maximum number of characters. They are counted but not cut off, so that a pasted text is not lost silently; the
   * form's validation reports that it is too long.
   */
  limit?: number | undefined;
};

export function Textarea({ limit, className, required, ref, onInput, ...rest }: TextareaProps) {
  const counterId = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRef(own, ref);
  const [length, setLength] = useState(0);
  const control = useFieldControl({
    ...rest,
    required,
    'aria-describedby': joined(rest['aria-describedby'], limit === undefined ? '' : counterId),
  });
  // After every render, because a form library sets the value through the ref without an event.
  useLayoutEffect(() => setLength(countCharacters(own.current?.value ?? '')));
  return (
    <div className="grid gap-1">
      <textarea
        rows={4}
        {...rest}
        {...control}
        ref={merged}
        onInput={(event) => {
          setLength(countCharacters(event.currentTarget.value));
          onInput?.(event);
        }}
        className={classNames(controlStyles, 'min-h-24 resize-y px-3 py-2.5', className)}
      />
      {limit === undefined ? null : <Counter id={counterId} length={length} limit={limit} />}
    </div>
  );
}

function joined(...ids: (string | undefined)[]) {
  return ids.filter(Boolean).join(' ') || undefined;
}

function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const left = limit - length;
  return (
    <div className="text-end text-xs tabular-nums">
      <span id={id} className={left < 0 ? 'font-medium text-danger-text' : 'text-text-muted'}>
        <InWords shown={`${length}/${limit}`} text={uiTexts().textarea.characters(length, limit)} />
      </span>
      <span className="sr-only" aria-live="polite">
        {spokenCount(left, limit)}
      </span>
    </div>
  );
}

/**
 * The count for screen readers, only near the limit: an announcement after every character would disturb the typing.
 */
function spokenCount(left: number, limit: number): string {
  const t = uiTexts().textarea;
  if (left < 0) return t.tooMany(-left);
  return left <= limit / 10 ? t.left(left) : '';
}
