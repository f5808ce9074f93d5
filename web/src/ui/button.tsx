import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonStyle, buttonStyles } from './button-styles.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /**
     * Whether an action that this button started is running: then the button keeps the focus but does nothing. The
     * second click of a double click by a mouse does nothing either, because it can come before the button is drawn as
     * busy.
     */
    busy?: boolean | undefined;
    /** The running action, shown in place of the label while busy: 'Saving…'. */
    busyLabel?: string | undefined;
  };

export function Button({
  variant = 'primary',
  size,
  busy,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    const isSecond = busy !== undefined && event.detail > 1 && !isTouch(event.nativeEvent);
    if (busy || isSecond) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      data-no-toast={variant === 'primary' ? 'if-possible' : undefined}
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
      className={classNames(buttonStyles({ variant, size }), busy && 'opacity-80', className)}
    >
      {busy ? <Spinner className="size-4!" /> : null}
      {busy && (size === 'icon' || busyLabel !== undefined) ? (
        <span className={size === 'icon' ? 'sr-only' : undefined}>{busyLabel}</span>
      ) : (
        <span className="contents">{children}</span>
      )}
    </button>
  );
}

/** Quick taps at different places count as one multiple tap. */
function isTouch(event: globalThis.MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
