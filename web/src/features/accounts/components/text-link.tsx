import { Link, type LinkProps } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';

/** A link in the small print of a form, high enough for touch. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'inline-flex min-h-6 items-center rounded-sm font-medium text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11',
        className,
      )}
    />
  );
}
