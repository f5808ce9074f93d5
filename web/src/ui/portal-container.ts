import { createContext, type RefObject, use } from 'react';

/**
 * The element to which floating elements are attached. A modal dialog sets itself, because elements outside it would
 * neither scroll nor be reachable while it is open. A page's layout sets its main part, so that floating elements are
 * inside a landmark. A ref, because an element in a state would render everything inside it a second time.
 */
export const PortalContainer = createContext<RefObject<HTMLElement | null>>({ current: null });

/** Null means the page's body. To be read when the floating element opens: the container is in the page by then. */
export function usePortalContainer(): HTMLElement | null {
  return use(PortalContainer).current;
}
