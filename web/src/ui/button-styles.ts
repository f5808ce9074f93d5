import { classNames } from './class-names.ts';

/** A disabled control, also a label around a disabled input: pale, and in forced colours in the grey of disabled text. */
export const disabledStyles = [
  'disabled:opacity-50 forced-colors:disabled:border-[GrayText] forced-colors:disabled:bg-[Canvas] forced-colors:disabled:text-[GrayText]! forced-colors:disabled:opacity-100',
  'has-disabled:opacity-50 forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText]! forced-colors:has-disabled:opacity-100',
].join(' ');

const everyButton = [
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md font-medium',
  // On a phone a label that is longer than the window has two lines.
  'max-sm:max-w-full max-sm:text-center max-sm:leading-tight sm:whitespace-nowrap',
  // On touch screens nothing is hovered, and a press is painted sooner without transitions.
  'transition-[background-color,border-color,color,box-shadow] pointer-coarse:transition-none',
  'active:translate-y-px aria-disabled:cursor-default aria-disabled:active:translate-y-0',
  'disabled:pointer-events-none has-disabled:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
  disabledStyles,
];

const variants = {
  primary:
    // Switched off it is no strong colour of the page.
    'forced-colors:border bg-accent text-accent-contrast shadow-xs inset-shadow-[0_1px_0_rgb(255_255_255/0.16)] hover:bg-accent-hover disabled:border disabled:bg-surface-sunken disabled:text-text-muted disabled:opacity-100! disabled:shadow-none disabled:inset-shadow-none',
  secondary: 'forced-colors:border bg-accent-soft text-accent-text hover:bg-accent/15',
  outline: 'border border-border-strong/60 bg-surface text-text shadow-xs hover:bg-hover',
  ghost: 'text-text hover:bg-hover',
  danger:
    'forced-colors:border bg-danger text-danger-contrast shadow-xs inset-shadow-[0_1px_0_rgb(255_255_255/0.16)] hover:bg-danger-hover',
};

const sizes = {
  sm: 'h-8 px-3 text-sm pointer-coarse:h-11',
  md: 'h-10 px-4 text-sm pointer-coarse:h-11',
  lg: 'h-12 px-6 text-base',
  icon: 'size-10 pointer-coarse:size-11 [&_svg]:size-[1.125rem]!',
};

export type ButtonStyle = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
};

/** The styles of a button, also for links: `<Link className={buttonStyles({ variant: 'ghost' })}>`. */
export function buttonStyles({
  variant = 'primary',
  size = 'md',
  className,
}: ButtonStyle & { className?: string | undefined } = {}): string {
  return classNames(everyButton, variants[variant], sizes[size], className);
}

/** For a link whose label is a name of any length: it wraps. */
export const wrappingButton =
  'h-auto! min-h-10 max-w-full whitespace-normal! wrap-anywhere py-2 pointer-coarse:min-h-11';
