/**
 * The styles of text inputs, text areas and selects. Text stays at 16 px on touch screens, because Safari zooms into
 * the page at smaller sizes.
 */
export const controlStyles = [
  // A placeholder or a choice that does not fit ends in an ellipsis.
  'w-full min-w-0 text-ellipsis rounded-md border border-border-strong bg-surface text-text shadow-xs',
  'text-sm pointer-coarse:text-base placeholder:text-text-muted/85 placeholder:opacity-100',
  'transition-[border-color,box-shadow] pointer-coarse:transition-none hover:border-text-muted',
  'focus-visible:border-focus-ring focus-visible:outline-2 focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-text-muted',
  '[&:is(input,textarea):read-only]:bg-surface-sunken',
].join(' ');

export const controlHeight = 'h-10 pointer-coarse:h-11';
