/** Whether the live channels of a browser's tabs are open. Before that the portal cannot send them events. */
import { type BrowserContext, expect, type Page, type WebSocket } from '@playwright/test';

export interface LiveSockets {
  /** Waits until the tab has an open socket. */
  untilOpen(page: Page): Promise<void>;
  /** Listens to a tab whose listeners were removed. */
  follow(page: Page): void;
}

/** To be called before the context has a page. */
export function followLiveSockets(context: BrowserContext): LiveSockets {
  /** By tab; a tab has one at most. */
  const open = new Map<Page, WebSocket>();
  function follow(page: Page): void {
    open.delete(page);
    page.on('websocket', (socket) => {
      // The page sends its first frame once the socket is open.
      socket.on('framesent', () => open.set(page, socket));
      socket.on('close', () => {
        if (open.get(page) === socket) open.delete(page);
      });
    });
    // Not every socket of a page that is left reports its end.
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.delete(page);
    });
  }
  context.on('page', (page) => {
    follow(page);
    page.on('close', () => open.delete(page));
  });
  return { follow, untilOpen: (page) => expect.poll(() => open.has(page)).toBe(true) };
}
