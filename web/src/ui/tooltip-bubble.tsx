import * as Radix from 'radix-ui/tooltip';
import { type ReactElement, type ReactNode, useState } from 'react';
import { usePortalContainer } from './portal-container.ts';

/** Milliseconds for which the pointer rests on an element before its tooltip opens. */
const DELAY_MS = 500;

export type TooltipProps = {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The described element; focusable, takes a ref, and has its own accessible name. */
  children: ReactElement<{
    onFocus?: () => void;
    onBlur?: () => void;
    onPointerEnter?: () => void;
    onPointerLeave?: () => void;
  }>;
};

/** An element with its tooltip. */
export function TooltipBubble({ label, side = 'top', children }: TooltipProps) {
  // Known here, so that the container is read again when it opens.
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={usePortalContainer()}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-md bg-text px-2.5 py-1.5 font-medium text-background text-xs shadow-md forced-colors:border"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
