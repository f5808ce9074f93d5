import { classNames } from './class-names.ts';

type SpinnerProps = {
  /** The text for screen readers; without it the spinner is decorative and a text beside it must name the action. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Spinner({ label, className }: SpinnerProps) {
  const circle = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={classNames('size-5 shrink-0 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.2" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return circle;
  return (
    <span role="status" className="inline-flex">
      {circle}
      <span className="sr-only">{label}</span>
    </span>
  );
}
