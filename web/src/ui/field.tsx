import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { FieldContext } from './field-context.ts';
import { OptionalMark } from './optional-mark.tsx';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Adds '(optional)' behind the label. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Shown at the end of the label's line, e.g. a 'Forgot password?' link. */
  aside?: Elements;
  className?: string | undefined;
  /** One control of this library; it gets its label, hint and error from the field. */
  children: Elements;
};

export function Field(props: FieldProps) {
  const { label, hint, error, required = false, optional, hideLabel, aside, children } = props;
  const id = useId();
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const invalid = error !== undefined && error !== '';
  const describedBy =
    [hasHint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const context = useMemo(
    () => ({ controlId: id, labelId: `${id}-label`, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <FieldContext value={context}>
      <div className={classNames('grid gap-1.5', props.className)}>
        <div className={hideLabel ? 'sr-only' : 'flex items-center justify-between gap-3'}>
          <label id={`${id}-label`} htmlFor={id} className="font-medium text-sm">
            <span>{label}</span>
            {optional ? <OptionalMark /> : null}
          </label>
          {/* A link with a touch-sized area extends beyond the line, so that its text and the label stay near the
              control. */}
          {aside ? (
            <span className="pointer-coarse:*:pt-3 pointer-coarse:-mt-4.5 pointer-coarse:-mb-1.5">
              {aside}
            </span>
          ) : null}
        </div>
        {children}
        {hasHint ? (
          <p id={`${id}-hint`} className="text-sm text-text-muted">
            {hint}
          </p>
        ) : null}
        {invalid ? (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger-text text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </FieldContext>
  );
}
