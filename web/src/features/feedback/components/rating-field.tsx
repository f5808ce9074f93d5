import CircleAlert from 'lucide-react/icons/circle-alert';
import { type Ref, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type Rating, ratings } from '../model/rating-labels.ts';
import { feedbackTexts } from '../texts/catalogue.ts';
import { Star } from './star.tsx';

type RatingFieldProps = {
  legend: string;
  value: Rating | null;
  onChange: (rating: Rating) => void;
  error: string | undefined;
  disabled: boolean;
  /** Focused when a form finds the rating missing. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Five stars to choose from, built on native radio buttons, which handle the arrow keys. */
export function RatingField({ legend, value, onChange, error, disabled, ref }: RatingFieldProps) {
  const id = useId();
  const t = feedbackTexts();
  /** The star under the pointer, which shows the rating that a click would choose. */
  const [hovered, setHovered] = useState<Rating | null>(null);
  const shown = hovered ?? value ?? 0;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">
        <span>{legend}</span> <span className="sr-only">{t.form.required}</span>
      </legend>
      <div onPointerLeave={() => setHovered(null)} className="grid grid-cols-5">
        {ratings.map((rating) => (
          <label
            key={rating}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse' && !disabled) setHovered(rating);
            }}
            className={starClass}
          >
            <input
              ref={rating === (value ?? 1) ? ref : undefined}
              type="radio"
              name={id}
              value={rating}
              checked={rating === value}
              required
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(rating)}
              className="sr-only"
            />
            <Star
              filled={rating <= shown}
              className={classNames('size-9 sm:size-10', rating === value && 'scale-110')}
            />
            <span
              className={classNames(
                'text-balance text-center text-xs leading-tight',
                rating === shown ? 'font-semibold text-text' : 'text-text-muted',
              )}
            >
              {t.ratingNames[rating]}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger-text text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}

const starClass = classNames(
  'relative grid min-h-19 content-start justify-items-center gap-1.5 rounded-lg px-0.5 pt-1.5 pb-2',
  'hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus-ring',
  'has-disabled:cursor-default has-disabled:opacity-60',
);
