/** Whether a browser's live channel is open. Before that the portal cannot send it events. */
import { type BrowserContext, expect, type Page, type WebSocket } from '@playwright/test';

export interface LiveSockets {
  /** Waits until one of the tabs has an open socket, through which all of them receive events. */
  untilOpen(): Promise<void>;
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
  return { follow, untilOpen: () => expect.poll(() => open.size).toBeGreaterThan(0) };
}

/** Waits until a second tab of a browser has joined the tab that has the socket, whose lock it then waits for. */
export function untilJoined(page: Page): Promise<void> {
  const isWaiting = async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name?.startsWith('portal-live-socket-'));
  };
  return expect.poll(() => page.evaluate(isWaiting)).toBe(true);
}
