import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Content that is printed in place of the page while it is rendered; the screen does not show it (`theme.css`). */
export function OnlyOnPaper({ children }: { children: ReactNode }) {
  return createPortal(<div className="only-on-paper">{children}</div>, document.body);
}
