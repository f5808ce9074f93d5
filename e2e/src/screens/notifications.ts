/** The bell, its list, the settings; and what the browser itself shows and plays. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import type { Visit, Visitor } from '../harness/visit.ts';
import { toasts } from './toasts.ts';

/** Longer than any tab waits before it says something. */
const SETTLED_MS = 1_500;

/** A user whose pages have a clock that the test can put forward. */
export async function comeWithClock(visit: Visit, session: Session): Promise<Visitor> {
  const visitor = await visit({ as: session });
  await visitor.context.clock.install();
  return visitor;
}

/** Lets all timers of the pages end by which one of them would still tell of something. */
export function settle({ context }: Visitor): Promise<void> {
  return context.clock.runFor(SETTLED_MS);
}

export function bell({ page }: Visitor, unread?: string): Locator {
  const name = unread === undefined ? 'Notifications' : `Notifications, ${unread} unread`;
  return page.getByRole('button', { name, exact: true });
}

/** Opens the list of the bell, whatever it counts. */
export async function openBell(visitor: Visitor): Promise<Locator> {
  const { page, press } = visitor;
  await press(page.getByRole('button', { name: /^Notifications/ }));
  const list = page.getByRole('dialog', { name: 'Notifications', exact: true });
  await expect(
    list.getByRole('button', { name: 'Notification Settings', exact: true }),
  ).toBeVisible();
  return list;
}

export async function openSettings(visitor: Visitor): Promise<Locator> {
  const list = await openBell(visitor);
  await visitor.press(list.getByRole('button', { name: 'Notification Settings' }));
  const dialog = visitor.page.getByRole('dialog', { name: 'Notification Settings', exact: true });
  await expect(dialog.getByRole('button', { name: 'Save Settings', exact: true })).toBeVisible();
  return dialog;
}

export function newMessageToasts(visitor: Visitor): Locator {
  return toasts(visitor).filter({ hasText: 'New message received!' });
}

type Told = { readonly title: string; readonly body: string };
type TellingPage = { told: Told[]; notes: number; press: () => void };

/**
 * Keeps what the page gives to the system to show or to play, of which a browser without a screen makes
 * nothing. `permission` is what the person says, or has said.
 */
export async function listenToSystem(
  { context }: Visitor,
  permission: { now: NotificationPermission; whenAsked?: NotificationPermission },
): Promise<void> {
  await context.addInitScript(replaceSystem, permission);
}

// Runs in the page.
function replaceSystem(permission: {
  now: NotificationPermission;
  whenAsked?: NotificationPermission;
}): void {
  const heard: TellingPage = { told: [], notes: 0, press: () => undefined };
  Reflect.set(window, 'heard', heard);
  class Shown {
    static permission = permission.now;
    static async requestPermission() {
      Shown.permission = permission.whenAsked ?? permission.now;
      return Shown.permission;
    }
    onclick: () => void = () => undefined;
    constructor(title: string, { body }: NotificationOptions) {
      heard.told.push({ title, body: body ?? '' });
      heard.press = () => this.onclick();
    }
    close(): void {
      heard.press = () => undefined;
    }
  }
  Reflect.set(window, 'Notification', Shown);
  const { OscillatorNode: Note } = window;
  window.OscillatorNode = class extends Note {
    override start(when?: number) {
      heard.notes += 1;
      super.start(when);
    }
  };
}

export function heardBy(page: Page): Promise<{ told: Told[]; notes: number }> {
  return page.evaluate(() => {
    const { told, notes } = Reflect.get(window, 'heard') as TellingPage;
    return { told, notes };
  });
}

/** Clicks on what the system showed last. */
export function pressShown(page: Page): Promise<void> {
  return page.evaluate(() => (Reflect.get(window, 'heard') as TellingPage).press());
}

/** From here on the person looks at another program. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
}
