import { createContext } from 'react';

/** Where floating parts attach. A modal dialog names itself here: what hangs outside of it would
 * neither scroll nor be reachable while the dialog is open. A page's layout names its main part: who
 * goes by landmarks would miss what hangs outside of all of them. `null` means the page's body. */
export const PortalContainer = createContext<HTMLElement | null>(null);
