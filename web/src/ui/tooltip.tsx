import * as Radix from 'radix-ui/tooltip';
import { type ReactElement, type ReactNode, use } from 'react';
import { PortalContainer } from './portal-container.ts';

/** Once around a group of tooltips: they open after 0.7 s, and at once when the pointer moves from one to the next. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The described element; focusable, takes a ref, and has its own accessible name. */
  children: ReactElement;
};

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={use(PortalContainer)}>
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
  );
}
