import { createContext } from 'react';

/**
 * The element to which floating elements are attached. A modal dialog sets itself, because elements outside it would
 * neither scroll nor be reachable while it is open. A page's layout sets its main part, so that floating elements are
 * inside a landmark. `null` means the page's body.
 */
export const PortalContainer = createContext<HTMLElement | null>(null);
